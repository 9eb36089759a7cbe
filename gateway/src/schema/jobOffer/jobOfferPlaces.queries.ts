import { builder } from '../../builder/builder.ts';
import { badArgument } from '../../builder/badArgument.ts';
import { costOfOwnCall, costOfPlaces } from '../../builder/fieldCost.ts';
import { JobOfferRef } from '../refs.ts';
import { offerBySlugs, type OfferSlugs } from '../offerRows.ts';

const maxPlaces = 20;

const JobOfferPlaceRef = builder.objectRef<OfferSlugs>('JobOfferPlace').implement({
  description: 'A partner in a city, with its offer there.',
  fields: (t) => ({
    citySlug: t.exposeString('citySlug', {
      nullable: false,
      description: 'The slug of the city, as it was given: `berlin`.',
    }),
    partnerSlug: t.exposeString('partnerSlug', {
      nullable: false,
      description: 'The slug of the partner, as it was given: `swiftbite`.',
    }),
    jobOffer: t.field({
      complexity: costOfOwnCall(1),
      type: JobOfferRef,
      description: 'The offer of the partner in the city, live or expired. Null when there is none.',
      resolve: ({ citySlug, partnerSlug }, _args, context, info) =>
        offerBySlugs({ citySlug, partnerSlug }, context, info),
    }),
  }),
});

const JobOfferPlaceInput = builder.inputType('JobOfferPlaceInput', {
  description: 'A partner in a city.',
  fields: (t) => ({
    citySlug: t.string({
      required: true,
      description: 'The slug of the city in any language: `berlin`.',
    }),
    partnerSlug: t.string({ required: true, description: 'The slug of the partner: `swiftbite`.' }),
  }),
});

builder.queryField('jobOffersByPlaces', (t) =>
  t.field({
    complexity: costOfPlaces,
    type: [JobOfferPlaceRef],
    nullable: false,
    description:
      'The offers of several places, in the order of the places. An offer that is missing or fails is null in its own place.',
    args: {
      places: t.arg({
        type: [JobOfferPlaceInput],
        required: true,
        description: `The places, at most ${maxPlaces}.`,
      }),
    },
    resolve: (_query, { places }) => {
      if (places.length > maxPlaces) throw badArgument('places', `has at most ${maxPlaces} entries`);
      return places;
    },
  }),
);
