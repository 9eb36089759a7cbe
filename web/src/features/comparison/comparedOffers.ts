/** Columns that fit side by side. */
export const MOST_COMPARED = 4;
/** One alone has nothing to be compared with. */
export const LEAST_COMPARED = 2;

/** What is kept of a chosen offer: enough to name it without asking for it. */
export interface ComparedOffer {
  readonly id: string;
  /** City and partner as they stand in its address: `berlin/swiftbite`. */
  readonly place: string;
  readonly partner: string;
  readonly city: string;
  /** What its logo is named by. */
  readonly logo: string;
}

interface NamedOffer {
  readonly id: string;
  readonly city: { readonly name: string; readonly slug: string } | null | undefined;
  readonly partner:
    { readonly name: string; readonly orgSlug: string; readonly slug: string } | null | undefined;
}

/** What is kept of an offer as the graph gives it; null where its city or partner did not load. */
export const comparedOffer = ({ id, city, partner }: NamedOffer): ComparedOffer | null =>
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

/** An offer as it stands in the address of a comparison. */
export const offerPlace = /^[a-z0-9-]+\/[a-z0-9-]+$/;

const isCompared = (value: unknown): value is ComparedOffer => {
  if (typeof value !== 'object' || value === null) return false;
  const held = value as Readonly<Record<string, unknown>>;
  return keys.every((key) => typeof held[key] === 'string') && offerPlace.test(held['place'] as string);
};

/** Reads what a browser has kept; what is no offer is left out, and so are those too many. */
export const comparedFrom = (text: string | null): readonly ComparedOffer[] => {
  try {
    const held: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(held)) return [];
    const offers = held.filter(isCompared);
    return offers
      .filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index)
      .slice(0, MOST_COMPARED);
  } catch {
    return [];
  }
};
