/** The maximum number of offers to compare: as many columns fit side by side. */
export const maxCompared = 4;
/** The minimum number of offers to compare. */
export const minCompared = 2;

/** The stored data of a chosen offer: enough to show it without a request. */
export interface ComparedOffer {
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
    { readonly name: string; readonly orgSlug: string; readonly slug: string } | null | undefined;
}

/** The data to store for an offer of the graph; null where its city or partner did not load. */
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

/** An offer in the query of a comparison. */
export const offerPlace = /^[a-z0-9-]+\/[a-z0-9-]+$/;

const isCompared = (value: unknown): value is ComparedOffer => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return keys.every((key) => typeof fields[key] === 'string') && offerPlace.test(fields['place'] as string);
};

/** Parses the stored offers; invalid ones and those beyond the maximum are dropped. */
export const comparedFrom = (text: string | null): readonly ComparedOffer[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    const offers = stored.filter(isCompared);
    return offers
      .filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index)
      .slice(0, maxCompared);
  } catch {
    return [];
  }
};
