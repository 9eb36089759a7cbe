import { builder } from '../../builder/builder.ts';
import type { JobOfferFacets } from '../../rest/rows.ts';
import { JobOfferFilterNameRef } from './jobOfferFilter.ref.ts';
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

const FilterChoiceRef = builder
  .objectRef<JobOfferFacets['choices'][number]>('JobOfferFilterChoice')
  .implement({
    description:
      'A value of a field of `JobOfferFilter` that some offers of the list fulfil, but not all of them.',
    fields: (t) => ({
      filter: t.expose('filter', {
        type: JobOfferFilterNameRef,
        nullable: false,
        description: 'The field.',
      }),
      value: t.exposeString('value', {
        nullable: false,
        description: 'The value, written as in addresses of the site: `16`, `bike`, `en`, `true`, `12.5`.',
      }),
      count: t.exposeInt('count', {
        nullable: false,
        description: 'The number of offers left by it; may be 0.',
      }),
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
    choices: t.field({
      type: [FilterChoiceRef],
      nullable: false,
      description:
        'Values to filter by, each counted without its own field of the filter. Amounts, in the currency of the list, divide it into four parts; there are none if it has several currencies. Empty for lists that are neither of a city nor of a company.',
      resolve: ({ choices }) => choices,
    }),
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      description:
        'The currency of the amounts among the choices, ISO 4217: `EUR`. Null when the list has several, or no choices.',
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
