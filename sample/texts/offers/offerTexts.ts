import { z } from 'zod';
import { bulletList, numberedList, paragraph } from '../html.ts';
import { fillPlaceholders } from '../../placeholders.ts';
import { kindFacts, offerKinds, type OfferKind } from '../kinds.ts';
import { mapKeys } from '../mapKeys.ts';
import { readTexts, recordOf, Text, Texts, type TextLanguage } from '../readTexts.ts';

/** The texts of one kind. */
const Kind = z.strictObject({
  title: Text,
  card: Text,
  earnings: Text,
  intro: Text,
  tasks: Texts,
  /** The step between signing up and the first job. */
  check: Text,
  needs: Texts,
  expenses: Text,
  overview: Text,
  /** Comma-separated. */
  keywords: Text,
});

/** The texts that all kinds of a language share; `{title}` and `{age}` are replaced by those of the kind. */
const Frame = z.strictObject({
  tasksLead: Text,
  payout: Text,
  signUp: Text,
  firstJob: Text,
  alwaysNeeded: Text,
  fees: z.strictObject({ none: Text, commission: Text }),
  bonus: z.strictObject({ none: Text, firstJobs: Text, referral: Text }),
  overviewEnd: Text,
  header: Text,
  seoTitle: Text,
  seoDescription: Text,
  keywords: Text,
});

const OfferFile = z.strictObject({ frame: Frame, kinds: recordOf(offerKinds, Kind) });

type Frame = z.infer<typeof Frame>;

/** The texts of an offer. `{partner}` is replaced on generation, `{city}` stays in the rows. */
export interface OfferText {
  cardTitle: string;
  cardOverview: string;
  earnings: string;
  /** HTML. */
  description: string;
  /** HTML list. */
  howToStart: string;
  /** HTML list. */
  jobRequirementsDetails: string;
  fees: string;
  commonExpenses: string;
  joiningBonus: string;
  /** HTML. */
  overview: string;
  overviewHeader: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

const terms: Record<OfferKind, { fees: keyof Frame['fees']; bonus: keyof Frame['bonus'] }> = {
  'bike-delivery': { fees: 'none', bonus: 'firstJobs' },
  'car-delivery': { fees: 'none', bonus: 'referral' },
  ridesharing: { fees: 'commission', bonus: 'firstJobs' },
  cleaning: { fees: 'commission', bonus: 'referral' },
  babysitting: { fees: 'commission', bonus: 'none' },
  'pet-care': { fees: 'commission', bonus: 'none' },
  tutoring: { fees: 'commission', bonus: 'referral' },
  handyman: { fees: 'commission', bonus: 'none' },
  'mystery-shopping': { fees: 'none', bonus: 'none' },
  crowdtesting: { fees: 'none', bonus: 'referral' },
  hospitality: { fees: 'none', bonus: 'referral' },
  retail: { fees: 'none', bonus: 'none' },
  translation: { fees: 'commission', bonus: 'none' },
};

const offerText = (kind: OfferKind, source: z.infer<typeof Kind>, frame: Frame): OfferText => {
  const fillTitle = (template: string): string => template.replaceAll('{title}', source.title);
  return {
    cardTitle: source.title,
    cardOverview: source.card,
    earnings: `${source.earnings} ${frame.payout}`,
    description: paragraph(source.intro) + paragraph(frame.tasksLead) + bulletList(source.tasks),
    howToStart: numberedList([frame.signUp, source.check, frame.firstJob]),
    jobRequirementsDetails: bulletList([
      fillPlaceholders(frame.alwaysNeeded, { age: String(kindFacts[kind].minAge) }),
      ...source.needs,
    ]),
    fees: frame.fees[terms[kind].fees],
    commonExpenses: source.expenses,
    joiningBonus: frame.bonus[terms[kind].bonus],
    overview: paragraph(`${source.overview} ${frame.overviewEnd}`),
    overviewHeader: fillTitle(frame.header),
    seoTitle: fillTitle(frame.seoTitle),
    seoDescription: fillTitle(frame.seoDescription),
    seoKeywords: `${source.keywords}, ${frame.keywords}`,
  };
};

/** Combines the texts of each kind with the shared texts of the language. */
export const offerTexts = (language: TextLanguage): Record<OfferKind, OfferText> => {
  const { frame, kinds } = readTexts('offers', OfferFile, language);
  return mapKeys(offerKinds, (kind) => offerText(kind, kinds[kind], frame));
};
