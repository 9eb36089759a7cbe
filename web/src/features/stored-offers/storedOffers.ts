import { storedItems } from '../../browser/storage/storedJson.ts';

/** The stored data of an offer that the visitor has chosen: enough to show it without a request. */
export interface StoredOffer {
  readonly id: string;
  /** City and partner as in the offer's path: `berlin/swiftbite`. */
  readonly place: string;
  readonly partner: string;
  readonly city: string;
  /** The slug that names the logo file. */
  readonly logo: string;
}

interface NamedOffer {
  readonly id: string;
  readonly city: { readonly name: string; readonly slug: string } | null | undefined;
  readonly partner:
    | { readonly name: string; readonly orgSlug: string; readonly slug: string }
    | null
    | undefined;
}

/** The data to store for an offer of the graph; null where its city or partner did not load. */
export const storedOffer = ({ id, city, partner }: NamedOffer): StoredOffer | null =>
  city && partner
    ? {
        id,
        place: `${city.slug}/${partner.slug}`,
        partner: partner.name,
        city: city.name,
        logo: partner.orgSlug,
      }
    : null;

const keys = ['id', 'place', 'partner', 'city', 'logo'] as const;

/** The place of an offer, as it is stored and as the query of a comparison names it. */
export const offerPlace = /^[a-z0-9-]+\/[a-z0-9-]+$/;

const isStored = (value: unknown): value is StoredOffer => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return keys.every((key) => typeof fields[key] === 'string') && offerPlace.test(fields['place'] as string);
};

/** Parses stored offers; invalid ones and those beyond the maximum are dropped. */
export const parseOffers = (text: string | null, max: number): readonly StoredOffer[] => {
  const offers = storedItems(text).filter(isStored);
  return offers
    .filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index)
    .slice(0, max);
};
