import { builder } from '../../builder/builder.ts';
import type { JobOfferFacets } from '../../rest/rows.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { JobOfferConnectionRef, JobOfferTypeRef, type JobOfferConnection } from './jobOffer.ref.ts';

const counted = 'How many offers it leaves, at least one.';

const CategoryFacetRef = builder
  .objectRef<JobOfferFacets['categories'][number]>('JobOfferCategoryFacet')
  .implement({
    description: 'A category that a list of offers can be narrowed to.',
    fields: (t) => ({
      category: t.field({
        type: CategoryRef,
        nullable: false,
        description: 'The kind of gig.',
        resolve: ({ category }) => category,
      }),
      count: t.exposeInt('count', { nullable: false, description: counted }),
    }),
  });

const TypeFacetRef = builder.objectRef<JobOfferFacets['types'][number]>('JobOfferTypeFacet').implement({
  description: 'A type that a list of offers can be narrowed to.',
  fields: (t) => ({
    type: t.expose('type', { type: JobOfferTypeRef, nullable: false, description: 'The type.' }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
  }),
});

const JobOfferFacetsRef = builder.objectRef<JobOfferFacets>('JobOfferFacets').implement({
  description: 'What a list of offers can be narrowed to, with its other filters as they are.',
  fields: (t) => ({
    categories: t.field({
      type: [CategoryFacetRef],
      nullable: false,
      description: 'Its categories, counted without the filter by category, most offers first.',
      resolve: ({ categories }) => categories,
    }),
    types: t.field({
      type: [TypeFacetRef],
      nullable: false,
      description: 'Its types, counted without the filter by type, most offers first.',
      resolve: ({ types }) => types,
    }),
  }),
});

builder.objectField(JobOfferConnectionRef, 'facets', (t) =>
  t.field({
    type: JobOfferFacetsRef,
    description: 'What the list can be narrowed to. Null when not known.',
    resolve: ({ facets }: JobOfferConnection) => facets ?? null,
  }),
);
