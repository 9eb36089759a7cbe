import type { jobOfferCategories, jobOffers } from '../../services/src/db/schema/jobOffer.ts';
import { categoryId } from '../content/categoryRows.ts';
import { countryOf } from '../countries.ts';
import { kindFacts } from '../texts/kinds.ts';
import type { SampleOffer } from './sampleOffer.ts';

/** The languages of which one suffices. */
const workLanguages = ({ city, kind }: SampleOffer): string[] => [
  ...new Set([city.language, ...(kindFacts[kind].inEnglish ? ['en'] : [])]),
];

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
      minAge: kindFacts[offer.kind].minAge,
      vehicle: kindFacts[offer.kind].vehicle,
      workLanguages: workLanguages(offer),
      isRemote: kindFacts[offer.kind].isRemote,
    };
}

export function* jobOfferCategoryRows(
  offers: Iterable<SampleOffer>,
): Generator<typeof jobOfferCategories.$inferInsert> {
  for (const { id, categories } of offers)
    for (const category of categories) yield { jobOfferId: id, categoryId: categoryId(category) };
}
