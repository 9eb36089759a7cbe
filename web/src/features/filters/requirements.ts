import type { JobOfferFilterName } from '../../__generated__/useFacets_offers.graphql.ts';
import type { JobOfferFilter } from '../../__generated__/useFilterCountsQuery.graphql.ts';
import { firstParameter } from '../../paths/firstParameter.ts';

/** What offers must fulfil besides their place, category and type: texts as in addresses, by their names in the graph. */
export type Requirements = Readonly<Partial<Record<JobOfferFilterName, string>>>;

const amount = /^\d{1,6}(\.\d{1,2})?$/;

/** The values that an address may have, in display order. */
const patterns: Readonly<Record<JobOfferFilterName, RegExp>> = {
  AGE: /^(1[4-9]|[2-9]\d)$/,
  VEHICLE: /^(none|bike|scooter|car)$/,
  WORK_LANGUAGE: /^[a-z]{2}$/,
  REMOTE: /^true$/,
  VERIFIED: /^true$/,
  PAY_FROM: amount,
  COST_UP_TO: amount,
  SIGN_UP_WITHIN: /^[1-9]\d?$/,
  RATING_FROM: /^([1-4](\.\d)?|5)$/,
};

export const requirementNames = Object.keys(patterns) as readonly JobOfferFilterName[];

type Values = Readonly<Record<string, unknown>>;

/** Those of the values, by the names of requirements, that an address may have. */
export const knownRequirements = (values: Values): Requirements =>
  Object.fromEntries(
    requirementNames
      .map((name) => [name, firstParameter(values[name])] as const)
      .filter(([name, value]) => patterns[name].test(value)),
  );

/** The requirements in a query string (`pay_from=12`); unknown values are ignored. */
export const requirementsFromQuery = (query: Values): Requirements =>
  knownRequirements(Object.fromEntries(requirementNames.map((name) => [name, query[name.toLowerCase()]])));

/** Requirements as the parameters of a query string. */
export const requirementParameters = (requirements: Requirements): [string, string][] =>
  requirementNames.flatMap((name) => {
    const value = requirements[name];
    return value === undefined ? [] : [[name.toLowerCase(), value]];
  });

/** The vehicles of the graph by their names in an address, the least first. */
export const vehicles = { none: 'NONE', bike: 'BIKE', scooter: 'SCOOTER', car: 'CAR' } as const;

const numberOf = (value: string | undefined) => (value === undefined ? null : Number(value));

/** Requirements as an argument in GraphQL; null without any. */
export const requirementsInQuery = (requirements: Requirements): JobOfferFilter | null =>
  requirementParameters(requirements).length === 0
    ? null
    : {
        age: numberOf(requirements.AGE),
        vehicle: vehicles[requirements.VEHICLE as keyof typeof vehicles] ?? null,
        workLanguage: requirements.WORK_LANGUAGE ?? null,
        remote: requirements.REMOTE !== undefined,
        verified: requirements.VERIFIED !== undefined,
        payFrom: numberOf(requirements.PAY_FROM),
        costUpTo: numberOf(requirements.COST_UP_TO),
        signUpWithin: numberOf(requirements.SIGN_UP_WITHIN),
        ratingFrom: numberOf(requirements.RATING_FROM),
      };
