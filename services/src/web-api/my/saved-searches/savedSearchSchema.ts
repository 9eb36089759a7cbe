import { Type } from 'typebox';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import type { JobOfferType } from '../../../db/schema/jobOffer.ts';
import { idOf } from '../../../rest/ids.ts';
import { created } from '../../../rest/instant.ts';
import { nullableString } from '../../../rest/nullable.ts';
import { CategoryReference, CityReference } from '../../../rest/references.ts';
import { OfferFilter } from '../../../offer-filter/offerFilter.ts';
import { jobOfferTypes } from '../../job-offers/jobOfferSchema.ts';

const type = Type.Unsafe<JobOfferType | null>({
  type: ['string', 'null'],
  enum: [...jobOfferTypes, null],
  description: 'The type of the offers; null for all.',
});

const search = {
  city_id: idOf('city'),
  categories: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9-]+$' }), {
      maxItems: limits.categoriesOfSavedSearch,
      uniqueItems: true,
      description: 'Original slugs; the list has offers in any of the categories. Empty for all.',
    }),
  ),
  type: Type.Optional(type),
  filter: Type.Optional(OfferFilter),
};

export const Search = Type.Object(search, {
  title: 'Search',
  description: 'The list of the offers of a city, with its filters.',
});

export const SearchAlert = Type.Object(
  { ...search, alerts: Type.Boolean({ description: 'Whether mails announce its new offers.' }) },
  { title: 'SearchAlert', description: 'A search, and whether mails announce its new offers.' },
);

const EndedAlert = Type.Object(
  {
    city_id: idOf('city'),
    categories: Type.Array(Type.String(), {
      description: 'Original slugs in alphabetical order; empty for all.',
    }),
    type,
    filter: OfferFilter,
  },
  { title: 'EndedAlert', description: 'A search that was removed while mails announced its new offers.' },
);

export const SavedSearchesChanged = Type.Object(
  {
    ended_alerts: Type.Array(EndedAlert, {
      description: 'The removed searches whose new offers mails announced; no more are sent.',
    }),
  },
  { title: 'SavedSearchesChanged', description: 'What a change of the saved searches has ended.' },
);

export const SavedSearch = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    city: CityReference,
    category_slugs: Type.Array(Type.String(), {
      description:
        'Original slugs in alphabetical order, also of categories that no longer exist; empty for all.',
    }),
    categories: Type.Array(CategoryReference, {
      description: 'Those of them that exist, in the same order.',
    }),
    type,
    filter: OfferFilter,
    currency: nullableString({
      description: 'The currency of the amounts of the filter; null while the city has no offers.',
    }),
    alerts: Type.Boolean({ description: 'Whether mails announce its new offers.' }),
    created,
  },
  { title: 'SavedSearch', description: 'A search that the user saved.' },
);
