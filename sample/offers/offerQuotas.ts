import type { SampleCity } from '../cities/sampleCities.ts';
import { berlinId } from '../cities/sampleCities.ts';
import type { SamplePartner } from '../partners/partnerCatalogue.ts';
import { partnerCatalogue } from '../partners/partnerCatalogue.ts';

export const partnersIn = (countryCode: string): readonly SamplePartner[] =>
  partnerCatalogue.filter(({ countries }) => countries.includes(countryCode));

/** Number of offers of a city without curated names. */
export const furtherCityOffers = 16;

const minOffers = 6;
const maxOffers = 30;

/** Distributes an exact number of offers over the cities: more to larger cities, and all partners to Berlin. */
export const offerQuotas = (cities: readonly SampleCity[], total: number): ReadonlyMap<number, number> => {
  const largestFirst = cities.toSorted(
    (one, other) => other.population - one.population || one.id - other.id,
  );
  const limits = new Map(cities.map(({ id, countryCode }) => [id, partnersIn(countryCode).length]));
  const limit = (id: number): number => limits.get(id) ?? 0;
  const quotas = new Map(
    largestFirst.map(({ id }, rank) => {
      const share = 1 - rank / largestFirst.length;
      const quota = id === berlinId ? limit(id) : Math.round(minOffers + (maxOffers - minOffers) * share);
      return [id, Math.min(quota, limit(id))];
    }),
  );
  let missing = total - [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  const step = Math.sign(missing);
  while (missing !== 0) {
    const before = missing;
    for (const { id } of largestFirst) {
      const next = (quotas.get(id) ?? 0) + step;
      if (missing === 0 || id === berlinId || next < 1 || next > limit(id)) continue;
      quotas.set(id, next);
      missing -= step;
    }
    if (missing === before) throw new Error(`${total} offers do not fit into ${cities.length} cities.`);
  }
  return quotas;
};
