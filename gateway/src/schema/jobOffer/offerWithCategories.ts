import type { Context } from '../../builder/context.ts';
import type { JobOffer } from '../../rest/rows.ts';
import { hasCategories } from '../../rules/hasCategories.ts';

/** The offer, or an error when its categories are missing. */
export const offerWithCategories = (offer: JobOffer | null, errors: Context['errors']): JobOffer | null => {
  if (offer !== null && !hasCategories(offer)) throw errors.categoriesMissing();
  return offer;
};

/** Whether an offer of a list can be shown. One without categories is logged and left out. */
export const isListed =
  (log: Context['log']) =>
  (offer: JobOffer): boolean => {
    const complete = hasCategories(offer);
    if (!complete) log.error({ jobOfferId: offer.id }, 'offer left out of a list: categories were not found');
    return complete;
  };
