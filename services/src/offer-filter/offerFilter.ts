import { Type, type Static } from 'typebox';
import { vehicles, type Vehicle } from '../db/schema/jobOffer.ts';

const most = 1_000_000;

/** The lowest mean ratings to choose from, as in addresses. */
export const ratingChoices = ['3', '3.5', '4', '4.5'];

export const ratingFrom = Type.Optional(
  Type.Number({ minimum: 1, maximum: 5, description: 'The lowest mean rating, rounded to one decimal.' }),
);

/** What offers must fulfil besides their place, category and type. An offer about which a fact is unknown does not fulfil it. */
export const offerFilter = {
  age: Type.Optional(
    Type.Integer({
      minimum: 14,
      maximum: 99,
      description: 'Only offers for which this age in years suffices.',
    }),
  ),
  vehicle: Type.Optional(
    Type.Unsafe<Vehicle>({
      type: 'string',
      enum: [...vehicles],
      description: 'Only offers that need this vehicle or one before it: none, bike, scooter, car.',
    }),
  ),
  work_language: Type.Optional(
    Type.String({
      pattern: '^[a-z]{2}$',
      description: 'Only offers for which this language suffices: ISO 639-1.',
    }),
  ),
  remote: Type.Optional(Type.Boolean({ description: 'true: only offers that are done from home.' })),
  verified: Type.Optional(Type.Boolean({ description: 'true: only offers that the partner confirmed.' })),
  pay_from: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: most,
      description: 'The lowest mean of reported hourly earnings, in the currency of the offers.',
    }),
  ),
  cost_up_to: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: most,
      description:
        'The highest mean of reported costs to start in whole units of the currency of the offers.',
    }),
  ),
  sign_up_within: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 365, description: 'The longest mean sign-up time in whole days.' }),
  ),
  rating_from: ratingFrom,
};

export const OfferFilter = Type.Object(offerFilter, {
  title: 'OfferFilter',
  description: 'What the offers must fulfil besides their place, category and type.',
});

export type OfferFilter = Static<typeof OfferFilter>;

export type OfferFilterName = keyof OfferFilter;

/** In display order. */
export const offerFilterNames = Object.keys(offerFilter) as OfferFilterName[];

/** The filter without what does not restrict a list; equal for equal filters. */
export const restrictionsOf = (filter: OfferFilter): OfferFilter =>
  Object.fromEntries(
    offerFilterNames.flatMap((name) =>
      filter[name] === undefined || filter[name] === false ? [] : [[name, filter[name]]],
    ),
  );
