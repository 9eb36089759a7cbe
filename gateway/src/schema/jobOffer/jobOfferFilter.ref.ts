import { badArgument, inRange } from '../../builder/badArgument.ts';
import { builder } from '../../builder/builder.ts';
import type { JobOfferFilter } from '../../rest/rows.ts';

const vehicles = {
  NONE: { value: 'none', description: 'No vehicle.' },
  BIKE: { value: 'bike', description: 'A bike.' },
  SCOOTER: { value: 'scooter', description: 'A scooter or moped.' },
  CAR: { value: 'car', description: 'A car or van.' },
} as const;

export const VehicleRef = builder.enumType('Vehicle', {
  description: 'A vehicle that a gig needs at least. Each also serves where a former one is asked for.',
  values: vehicles,
});

export const JobOfferFilterNameRef = builder.enumType('JobOfferFilterName', {
  description: 'A field of `JobOfferFilter`.',
  values: {
    AGE: { value: 'age', description: 'The age of the applicant.' },
    VEHICLE: { value: 'vehicle', description: 'The vehicle of the applicant.' },
    WORK_LANGUAGE: { value: 'work_language', description: 'A language of the applicant.' },
    REMOTE: { value: 'remote', description: 'Done from home.' },
    VERIFIED: { value: 'verified', description: 'Verified by us.' },
    PAY_FROM: { value: 'pay_from', description: 'The least pay.' },
    COST_UP_TO: { value: 'cost_up_to', description: 'The highest cost to start.' },
    SIGN_UP_WITHIN: { value: 'sign_up_within', description: 'The longest sign-up.' },
    RATING_FROM: { value: 'rating_from', description: 'The lowest rating.' },
  } as const,
});

const descriptions = {
  age: 'A person of this age may do it: years, 14 to 99.',
  vehicle: 'It needs no other vehicle than this one or a former one.',
  workLanguage: 'This language suffices: ISO 639-1, `en`.',
  remote: 'Whether it must be done from home; `false` asks for nothing.',
  verified: 'Whether we must have verified it; `false` asks for nothing.',
  payFrom:
    'It pays at least this on average: an amount an hour in the currency of the offer, 0 to 1,000,000.',
  costUpTo:
    'It costs at most this to start, on average: whole units of the currency of the offer, 0 to 1,000,000.',
  signUpWithin: 'Signing up takes at most this on average: whole days, 1 to 365.',
  ratingFrom: 'It is rated at least this on average, rounded to one decimal: 1 to 5.',
} as const;

export const JobOfferFilterInput = builder.inputType('JobOfferFilter', {
  description:
    'What the offers of a list must fulfil besides their place, category and type. An offer about which a fact is unknown does not fulfil it.',
  fields: (t) => ({
    age: t.int({ description: descriptions.age }),
    vehicle: t.field({ type: VehicleRef, description: descriptions.vehicle }),
    workLanguage: t.string({ description: descriptions.workLanguage }),
    remote: t.boolean({ description: descriptions.remote }),
    verified: t.boolean({ description: descriptions.verified }),
    payFrom: t.float({ description: descriptions.payFrom }),
    costUpTo: t.float({ description: descriptions.costUpTo }),
    signUpWithin: t.int({ description: descriptions.signUpWithin }),
    ratingFrom: t.float({ description: descriptions.ratingFrom }),
  }),
});

const amounts = [0, 1_000_000] as const;

/** The filter as the services take it, without what asks for nothing. */
export const filterOf = (
  filter: typeof JobOfferFilterInput.$inferInput | null | undefined,
): JobOfferFilter => {
  const { age, vehicle, workLanguage, remote, verified, payFrom, costUpTo, signUpWithin, ratingFrom } =
    filter ?? {};
  if (workLanguage != null && !/^[a-z]{2}$/.test(workLanguage))
    throw badArgument('filter.workLanguage', 'must be two lower-case letters');
  const given = {
    age: inRange('filter.age', age, [14, 99]),
    vehicle: vehicle ?? undefined,
    work_language: workLanguage ?? undefined,
    remote: remote || undefined,
    verified: verified || undefined,
    pay_from: inRange('filter.payFrom', payFrom, amounts),
    cost_up_to: inRange('filter.costUpTo', costUpTo, amounts),
    sign_up_within: inRange('filter.signUpWithin', signUpWithin, [1, 365]),
    rating_from: inRange('filter.ratingFrom', ratingFrom, [1, 5]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

const asked = (description: string) => ({ description: `${description} Null when it is not asked for.` });

/** The filter of a search that was saved. */
export const SearchFilterRef = builder.objectRef<JobOfferFilter>('SearchFilter').implement({
  authScopes: { signedIn: true },
  description: 'The filter of a saved search, with the fields of `JobOfferFilter`.',
  fields: (t) => ({
    age: t.exposeInt('age', asked(descriptions.age)),
    vehicle: t.expose('vehicle', { type: VehicleRef, ...asked(descriptions.vehicle) }),
    workLanguage: t.exposeString('work_language', asked(descriptions.workLanguage)),
    remote: t.exposeBoolean('remote', asked('It must be done from home.')),
    verified: t.exposeBoolean('verified', asked('We must have verified it.')),
    payFrom: t.exposeFloat('pay_from', asked(descriptions.payFrom)),
    costUpTo: t.exposeFloat('cost_up_to', asked(descriptions.costUpTo)),
    signUpWithin: t.exposeInt('sign_up_within', asked(descriptions.signUpWithin)),
    ratingFrom: t.exposeFloat('rating_from', asked(descriptions.ratingFrom)),
  }),
});
