import type { offerTexts, offerTextSets } from '../../services/src/db/schema/offerText.ts';
import { partnerCatalogue, type SamplePartner } from '../partners/partnerCatalogue.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { OfferKind } from '../texts/kinds.ts';
import type { OfferText } from '../texts/offers/offerTexts.ts';
import { textLanguages } from '../texts/readTexts.ts';
import { textsOf } from '../texts/textsOf.ts';

/** Returns the part of a JobPosting that all offers of a text set share, with `{city}` as a placeholder. */
const structuredOfferData = (texts: OfferText, partnerName: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: texts.cardTitle,
    description: `${texts.description}${texts.jobRequirementsDetails}`,
    hiringOrganization: { '@type': 'Organization', name: partnerName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: '{city}' },
    },
  });

type OfferTextRow = typeof offerTexts.$inferInsert;
type OptionalText = Exclude<keyof OfferTextRow, 'textId' | 'language'>;

interface TextSet {
  readonly id: number;
  readonly partner: SamplePartner;
  readonly kind: OfferKind;
  /** Texts that this set does not have. */
  readonly missing: readonly OptionalText[];
}

/** Texts that the offers of some partners do not have. */
const missingTextsByPartner: Readonly<Record<string, readonly OptionalText[]>> = {
  zipladle: ['joiningBonus', 'commonExpenses', 'overview', 'overviewHeader'],
  trunkfox: ['fees', 'joiningBonus', 'structuredData'],
  tillturn: ['earnings', 'overview', 'overviewHeader'],
  askpebble: ['howToStart', 'joiningBonus'],
  barkberry: ['joiningBonus', 'seoKeywords'],
};

const sharedSets: readonly TextSet[] = partnerCatalogue
  .flatMap((partner) => partner.kinds.map((kind) => ({ partner, kind })))
  .map(({ partner, kind }, at) => ({
    id: at + 1,
    partner,
    kind,
    missing: missingTextsByPartner[partner.slug] ?? [],
  }));

const partnerOf = (slug: string): SamplePartner => {
  const partner = partnerCatalogue.find((candidate) => candidate.slug === slug);
  if (partner === undefined) throw new Error(`The sample data has no partner ${slug}.`);
  return partner;
};

/** The texts of an offer in Berlin whose page title falls back to city and partner. */
const untitledSet: TextSet = {
  id: sharedSets.length + 1,
  partner: partnerOf('glowclean'),
  kind: 'cleaning',
  missing: ['seoTitle'],
};

export const untitledTextId = untitledSet.id;

const sharedIds = new Map(sharedSets.map(({ id, partner, kind }) => [`${partner.slug} ${kind}`, id]));

export const textIdOf = (partner: SamplePartner, kind: OfferKind): number => {
  const id = sharedIds.get(`${partner.slug} ${kind}`);
  if (id === undefined) throw new Error(`${partner.name} has no texts for ${kind}.`);
  return id;
};

const textSets = [...sharedSets, untitledSet];

export const offerTextSetRows = (): (typeof offerTextSets.$inferInsert)[] =>
  textSets.map(({ id }) => ({ id }));

export function* offerTextRows(): Generator<OfferTextRow> {
  for (const { id, partner, kind, missing } of textSets)
    for (const language of textLanguages) {
      const source = textsOf(language).offers[kind];
      const filledTexts = Object.fromEntries(
        Object.entries(source).map(([field, text]) => [
          field,
          fillPlaceholders(text, { partner: partner.name }),
        ]),
      ) as Record<keyof typeof source, string>;
      const row: OfferTextRow = {
        textId: id,
        language,
        ...filledTexts,
        structuredData: structuredOfferData(filledTexts, partner.name),
      };
      for (const field of missing) row[field] = null;
      yield row;
    }
}
