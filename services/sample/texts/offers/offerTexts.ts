import type { OfferKind } from '../kinds.ts';
import { offerKinds } from '../kinds.ts';
import { bulletList, numberedList, paragraph } from '../html.ts';
import type { OfferText } from '../types.ts';

/** The texts of one kind. */
export interface OfferSource {
  title: string;
  card: string;
  earnings: string;
  intro: string;
  tasks: readonly string[];
  /** The step between signing up and the first job. */
  check: string;
  needs: readonly string[];
  expenses: string;
  overview: string;
  /** Comma-separated. */
  keywords: string;
}

/** The texts that all kinds of a language share; `{title}` is replaced by the title of the kind. */
export interface OfferFrame {
  tasksLead: string;
  payout: string;
  signUp: string;
  firstJob: string;
  alwaysNeeded: string;
  fees: Record<Fees, string>;
  bonus: Record<Bonus, string>;
  overviewEnd: string;
  header: string;
  seoTitle: string;
  seoDescription: string;
  keywords: string;
}

type Fees = 'none' | 'commission';
type Bonus = 'none' | 'firstJobs' | 'referral';

const terms: Record<OfferKind, { fees: Fees; bonus: Bonus }> = {
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

const offerText = (kind: OfferKind, source: OfferSource, frame: OfferFrame): OfferText => {
  const fillTitle = (template: string): string => template.replaceAll('{title}', source.title);
  return {
    cardTitle: source.title,
    cardOverview: source.card,
    earnings: `${source.earnings} ${frame.payout}`,
    description: paragraph(source.intro) + paragraph(frame.tasksLead) + bulletList(source.tasks),
    howToStart: numberedList([frame.signUp, source.check, frame.firstJob]),
    jobRequirementsDetails: bulletList([frame.alwaysNeeded, ...source.needs]),
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
export const offerTexts = (
  frame: OfferFrame,
  sources: Record<OfferKind, OfferSource>,
): Record<OfferKind, OfferText> => {
  const entries = offerKinds.map((kind) => [kind, offerText(kind, sources[kind], frame)] as const);
  return Object.fromEntries(entries) as Record<OfferKind, OfferText>;
};
