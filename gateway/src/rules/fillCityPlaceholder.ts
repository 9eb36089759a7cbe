const placeholder = '{city}';

/** The texts of an offer that may contain the city placeholder. `structuredData` is JSON and filled apart. */
export const filledFields = [
  'cardOverview',
  'cardTitle',
  'commonExpenses',
  'description',
  'earnings',
  'fees',
  'howToStart',
  'jobRequirementsDetails',
  'joiningBonus',
  'overview',
  'overviewHeader',
  'seoDescription',
  'seoKeywords',
  'seoTitle',
] as const;

/** Puts the city's name in place of every placeholder; null stays null. */
export const fillCityPlaceholder = (text: string | null | undefined, city: string): string | null =>
  text?.replaceAll(placeholder, () => city) ?? null;

/** The same for JSON text: the name is escaped as part of a JSON string, so that the result stays valid. */
export const fillCityPlaceholderInJson = (json: string | null | undefined, city: string): string | null =>
  fillCityPlaceholder(json, JSON.stringify(city).slice(1, -1));

type Filled = (typeof filledFields)[number] | 'structuredData';

/** Fills the listed texts of an offer and leaves everything else as it is. */
export const fillOffer = <T extends { readonly [K in Filled]?: string | null }>(
  offer: T,
  city: string,
): T => {
  const filled: { [K in Filled]?: string | null } = {};
  for (const field of filledFields) {
    if (field in offer) filled[field] = fillCityPlaceholder(offer[field], city);
  }
  if ('structuredData' in offer) {
    filled.structuredData = fillCityPlaceholderInJson(offer.structuredData, city);
  }
  return { ...offer, ...filled };
};
