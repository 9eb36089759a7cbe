import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import type { Language } from '../../rest/language.ts';
import type { SearchedWord } from '../../text/highlights.ts';
import { readText } from '../../text/keyword/searchedText.ts';
import { siteText } from '../../rest/siteText.ts';

const names = {
  'part-time': 'offerType.part_time',
  weekend: 'offerType.weekend',
  student: 'offerType.student',
  freelance: 'offerType.freelance',
  'full-time': 'offerType.full_time',
} as const satisfies Record<JobOfferType, string>;

const types = Object.keys(names) as JobOfferType[];

/** Words one after the other that name a type of work. */
interface TypeRun {
  readonly type: JobOfferType;
  /** A bit for each of the words. */
  readonly mask: number;
  /** Whether they are the whole name, not only its beginning. */
  readonly isWhole: boolean;
}

/** Shorter words begin too many others. */
const minBeginningLength = 4;

const joined = (words: readonly SearchedWord[]): string => words.map(({ word }) => word).join('');

/** The names of a type on the site, in a language and in English, without words that stand beside: `Para estudiantes`, `Week-end`. */
const namesOf = (type: JobOfferType, language: Language): string[] =>
  [language, 'en' as const].map((one) => joined(readText(siteText(one, names[type])).words));

const knownTypes = (language: Language) => types.map((type) => ({ type, names: namesOf(type, language) }));

const knownByLanguage = new Map<Language, ReturnType<typeof knownTypes>>();

/** Finds the types of work that words name, as the site does: `weekend`, `part time`, `student` for `Student job`. */
export const typeRuns = (words: readonly SearchedWord[], language: Language): TypeRun[] => {
  // Reading them takes longer than finding them, and each settled text is a search.
  const known = knownByLanguage.get(language) ?? knownTypes(language);
  knownByLanguage.set(language, known);
  return words.flatMap((_word, from) =>
    words.slice(from).flatMap((_last, at) => {
      const run = joined(words.slice(from, from + at + 1));
      const mask = (2 ** (at + 1) - 1) << from;
      return known
        .filter(({ names }) =>
          names.some((name) => name === run || (run.length >= minBeginningLength && name.startsWith(run))),
        )
        .map(({ type, names }) => ({ type, mask, isWhole: names.includes(run) }));
    }),
  );
};
