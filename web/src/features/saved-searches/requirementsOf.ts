import type { JobOfferFilter } from '../../__generated__/syncSavedSearchesMutation.graphql.ts';
import type { JobOfferFilterName } from '../../__generated__/useFacets_offers.graphql.ts';
import { knownRequirements, type Requirements } from '../filters/requirements.ts';

/** The requirements that a filter of the graph stands for. */
export const requirementsOf = (filter: {
  readonly [Field in keyof JobOfferFilter]?: string | number | boolean | null | undefined;
}): Requirements => {
  const { age, vehicle, workLanguage, remote, verified, payFrom, costUpTo, signUpWithin, ratingFrom } =
    filter;
  const values: Record<JobOfferFilterName, unknown> = {
    AGE: age,
    VEHICLE: vehicle,
    WORK_LANGUAGE: workLanguage,
    REMOTE: remote,
    VERIFIED: verified,
    PAY_FROM: payFrom,
    COST_UP_TO: costUpTo,
    SIGN_UP_WITHIN: signUpWithin,
    RATING_FROM: ratingFrom,
  };
  return knownRequirements(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).toLowerCase()])),
  );
};
