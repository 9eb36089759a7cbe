import type { CityMatch } from '../../__generated__/foundRows_edges.graphql.ts';
import { foldLetters } from '../../i18n/foldLetters.ts';
import type { FoundRow } from './foundRows.ts';

type Matched = Pick<FoundRow, 'kind' | 'match'>;

/** The city that a search names, if it names only one. */
export const onlyCity = <Row extends Matched>(rows: readonly Row[]): Row | null => {
  const named = rows.filter(({ kind, match }) => kind === 'cities' && match === 'EXACT');
  return named.length === 1 ? (named[0] ?? null) : null;
};

const guesses: ReadonlySet<CityMatch | '%future added value'> = new Set(['SIMILAR', 'ELSEWHERE'] as const);

/** Whether a search may name a city that does not exist yet: nothing has such a name. */
export const mayBeNewCity = (rows: readonly Matched[]): boolean =>
  rows.every(({ match }) => guesses.has(match));

/** Whether the cities found are elsewhere than the search says. */
export const isElsewhere = (rows: readonly Matched[]): boolean =>
  rows.some(({ match }) => match === 'ELSEWHERE');

const joinedName = (text: string): string => foldLetters(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A shorter request for a city is rejected. */
const minRequestLength = 2;

/** Whether a text can be the name of a city: it has letters, and is not among these comma-separated words, such as `near me`. */
export const isCityName = (text: string, placelessWords: string): boolean =>
  text.length >= minRequestLength &&
  /\p{L}/u.test(text) &&
  !placelessWords.split(',').some((words) => joinedName(words) === joinedName(text));

/** The minimum length of the beginning of a heading. */
const shortestBeginning = 5;

/** Whether a text starts with the name of full-time work, or is the start of that page's heading. */
export const meansFullTime = (name: string, heading: string, text: string): boolean => {
  const words = joinedName(text);
  return (
    words.startsWith(joinedName(name)) ||
    (words.length >= shortestBeginning && joinedName(heading).startsWith(words))
  );
};
