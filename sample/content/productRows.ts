import type { jobOfferProducts, products, productTexts } from '../../services/src/db/schema/product.ts';
import { berlinId } from '../cities/sampleCities.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import { randomFor } from '../seededRandom.ts';
import type { ProductKey } from '../texts/kinds.ts';
import { equipmentKeys, kindFacts, serviceKeys } from '../texts/kinds.ts';
import { textsOf } from '../texts/textsOf.ts';
import { textLanguages } from '../texts/readTexts.ts';

const productKeys: readonly ProductKey[] = [...equipmentKeys, ...serviceKeys];
const isEquipment = (key: ProductKey): boolean => equipmentKeys.some((equipment) => equipment === key);
const productId = (key: ProductKey): number => productKeys.indexOf(key) + 1;

/** In cents. Products whose prices vary too much, or that people own already, have no price. */
const prices: Readonly<Partial<Record<ProductKey, number>>> = {
  smartphone: 19900,
  bicycle: 34900,
  'thermal-bag': 4490,
  helmet: 3995,
  'rain-jacket': 5950,
  'power-bank': 2499,
  'cleaning-kit': 3900,
  toolbox: 7900,
  'dog-lead': 1490,
  laptop: 54900,
  headset: 3490,
  'liability-insurance': 690,
  'bike-rental': 3990,
  'first-aid-course': 5500,
  'background-check': 1300,
  'tax-software': 3499,
  'food-hygiene-course': 2900,
};

export const productRows = (): (typeof products.$inferInsert)[] =>
  productKeys.map((key) => ({
    id: productId(key),
    kind: isEquipment(key) ? 'equipment' : 'service',
    orgSlug: key,
    priceMinor: prices[key] ?? null,
    currency: prices[key] === undefined ? null : 'EUR',
    // The path of an invented shop; the services prepend their origin.
    url: `/partner-site/${isEquipment(key) ? 'gearwren' : 'formfinch'}?product=${key}`,
  }));

export function* productTextRows(): Generator<typeof productTexts.$inferInsert> {
  for (const key of productKeys)
    for (const language of textLanguages)
      yield { productId: productId(key), language, ...textsOf(language).products[key] };
}

export function* jobOfferProductRows(
  offers: Iterable<SampleOffer>,
): Generator<typeof jobOfferProducts.$inferInsert> {
  for (const { id, city, partner, kind } of offers) {
    const random = randomFor('products', city.id, partner.id);
    const { equipment, services } = kindFacts[kind];
    const isComplete = city.id === berlinId && partner.slug === 'swiftbite';
    if (!isComplete && random.chance(0.1)) continue;
    for (const key of [...equipment, ...services])
      if (isComplete || random.chance(0.7)) yield { jobOfferId: id, productId: productId(key) };
  }
}
