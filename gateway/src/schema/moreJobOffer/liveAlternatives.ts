import type { MoreJobOffer, MoreJobOfferPage } from '../../rest/rows.ts';

type Newest = (
  filter: { readonly citySlug?: string; readonly countryCode?: string },
  limit: number,
) => Promise<MoreJobOfferPage | null>;

/** The page size limit of the service. */
const maxRows = 200;

/** Other live offers: of the city and, if these are too few, of the country. */
export const liveAlternatives = async (
  { id, city }: MoreJobOffer,
  limit: number,
  newest: Newest,
): Promise<MoreJobOffer[]> => {
  // One more, because the offer itself may be among them.
  const near = await newest({ citySlug: city.slug }, limit + 1);
  if (near === null) return [];
  const found = new Map(near.items.map((offer) => [offer.id, offer]));
  found.delete(id);
  if (found.size < limit) {
    const wider = await newest({ countryCode: city.country.countryCode }, Math.min(2 * limit + 1, maxRows));
    wider?.items.forEach((offer) => found.set(offer.id, found.get(offer.id) ?? offer));
    found.delete(id);
  }
  return [...found.values()].slice(0, limit);
};
