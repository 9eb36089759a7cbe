import { builder } from '../../builder/builder.ts';
import type { JobOfferFacets } from '../../rest/rows.ts';
import { CategoryRef, JobOfferConnectionRef, JobOfferTypeRef, type JobOfferConnection } from '../refs.ts';

const counted = 'The number of offers left by this filter, at least one.';

const CategoryFacetRef = builder
  .objectRef<JobOfferFacets['categories'][number]>('JobOfferCategoryFacet')
  .implement({
    description: 'A category to filter a list of offers by.',
    fields: (t) => ({
      category: t.field({
        type: CategoryRef,
        nullable: false,
        description: 'The category.',
        resolve: ({ category }) => category,
      }),
      count: t.exposeInt('count', { nullable: false, description: counted }),
    }),
  });

const TypeFacetRef = builder.objectRef<JobOfferFacets['types'][number]>('JobOfferTypeFacet').implement({
  description: 'A type to filter a list of offers by.',
  fields: (t) => ({
    type: t.expose('type', { type: JobOfferTypeRef, nullable: false, description: 'The type.' }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
  }),
});

const JobOfferFacetsRef = builder.objectRef<JobOfferFacets>('JobOfferFacets').implement({
  description: 'The values to filter a list of offers by, with its other filters applied.',
  fields: (t) => ({
    categories: t.field({
      type: [CategoryFacetRef],
      nullable: false,
      description: 'The categories, counted without the category filter, most offers first.',
      resolve: ({ categories }) => categories,
    }),
    types: t.field({
      type: [TypeFacetRef],
      nullable: false,
      description: 'The types, counted without the type filter, most offers first.',
      resolve: ({ types }) => types,
    }),
  }),
});

builder.objectField(JobOfferConnectionRef, 'facets', (t) =>
  t.field({
    type: JobOfferFacetsRef,
    description: 'The values to filter the list by. Null when unknown.',
    resolve: ({ facets }: JobOfferConnection) => facets ?? null,
  }),
);
