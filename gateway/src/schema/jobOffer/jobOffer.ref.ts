import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../builder/context.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { JobOffer } from '../../rest/rows.ts';
import { hasCategories } from '../../rules/hasCategories.ts';

/** The offer, or an error when its categories are missing. */
export const offerWithCategories = (offer: JobOffer | null, errors: Context['errors']): JobOffer | null => {
  if (offer !== null && !hasCategories(offer)) throw errors.categoriesMissing();
  return offer;
};

/** An offer by its id. */
export const offerById = async (
  id: number,
  { errors, loaders }: Pick<Context, 'errors' | 'loaders'>,
): Promise<JobOffer | null> => offerWithCategories(await loaders.jobOffers.jobOfferById.load(id), errors);

/** The offer that another row refers to. All of a request are read with one call, and with none if only their ids are selected. */
export const referencedOffer = (
  id: number,
  info: GraphQLResolveInfo,
  context: Pick<Context, 'errors' | 'loaders'>,
): JobOffer | Promise<JobOffer | null> =>
  [...selectedFields(info)].every((field) => field === 'id')
    ? // Complete as far as the query reads it.
      ({ id } as JobOffer)
    : offerById(id, context);
