import { builder } from '../../builder/builder.ts';
import { CountryRef, PartnerPlaceRef } from '../refs.ts';
import { PartnerRef, countryBySlug } from './partner.ref.ts';

PartnerPlaceRef.implement({
  description: 'A company in one country or city, or everywhere.',
  fields: (t) => ({
    country: t.field({
      type: CountryRef,
      description: 'The country; null when none was given.',
      resolve: ({ country }) => country,
    }),
  }),
});

builder.objectField(PartnerRef, 'place', (t) =>
  t.field({
    type: PartnerPlaceRef,
    description:
      'The company in a country or in a city of it; everywhere without arguments. Null when the company is in no such country.',
    args: {
      countrySlug: t.arg.string({
        description: 'The `slug` of one of the countries of the company, in any case: `germany`.',
      }),
      citySlug: t.arg.string({ description: 'The slug of a city in any language: `berlin`.' }),
    },
    resolve: (partner, { countrySlug, citySlug }) => {
      const isEverywhere = typeof countrySlug !== 'string';
      const country = isEverywhere ? null : countryBySlug(partner, countrySlug);
      if (country === null && !isEverywhere) return null;
      return {
        partner,
        country,
        countryCode: country?.countryCode.toLowerCase() ?? null,
        citySlug: citySlug?.toLowerCase() ?? null,
      };
    },
  }),
);
