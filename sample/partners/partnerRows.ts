import type { partnerCountries, partners, partnerTexts } from '../../services/src/db/schema/partner.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { daysBefore } from '../sampleDates.ts';
import { randomFor } from '../seededRandom.ts';
import { textsOf } from '../texts/textsOf.ts';
import { textLanguages } from '../texts/readTexts.ts';
import { partnerCatalogue } from './partnerCatalogue.ts';

export const partnerRows = (date: Date): (typeof partners.$inferInsert)[] =>
  partnerCatalogue.map(({ id, slug, name }) => ({
    id,
    slug,
    orgSlug: slug,
    name,
    website: `https://www.${slug}.example`,
    createdAt: daysBefore(date, randomFor('partner', id).between(900, 1500)),
  }));

export function* partnerTextRows(): Generator<typeof partnerTexts.$inferInsert> {
  for (const { id, name, kinds } of partnerCatalogue)
    for (const language of textLanguages)
      yield {
        partnerId: id,
        language,
        description: fillPlaceholders(textsOf(language).partners[kinds[0]], { partner: name }),
      };
}

export function* partnerCountryRows(): Generator<typeof partnerCountries.$inferInsert> {
  for (const { id, countries } of partnerCatalogue)
    for (const countryCode of countries) yield { partnerId: id, countryCode };
}
