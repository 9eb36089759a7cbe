import type { jobOfferCategories, jobOffers } from '../../services/src/db/schema/jobOffer.ts';
import { categoryId } from '../content/categoryRows.ts';
import { countryOf } from '../countries.ts';
import type { SampleOffer } from './sampleOffer.ts';

export function* jobOfferRows(offers: Iterable<SampleOffer>): Generator<typeof jobOffers.$inferInsert> {
  for (const offer of offers)
    yield {
      id: offer.id,
      cityId: offer.city.id,
      partnerId: offer.partner.id,
      textId: offer.textId,
      status: offer.status,
      // A path; the services prepend their origin.
      url: `/partner-site/${offer.partner.slug}?city=${offer.city.orgSlug}`,
      weight: offer.weight,
      validThrough: offer.validThrough,
      isVerified: offer.partner.isVerified,
      isDirectApply: offer.partner.isDirectApply,
      feedId: null,
      type: offer.type,
      currency: countryOf(offer.city.countryCode).currency,
      createdAt: offer.createdAt,
    };
}

export function* jobOfferCategoryRows(
  offers: Iterable<SampleOffer>,
): Generator<typeof jobOfferCategories.$inferInsert> {
  for (const { id, categories } of offers)
    for (const category of categories) yield { jobOfferId: id, categoryId: categoryId(category) };
}
