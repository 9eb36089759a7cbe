import { joinedName } from './nameWords.ts';

/** A category with its name and its slugs. */
interface Named {
  readonly name: string;
  readonly slug: string;
  readonly orgSlug: string;
}

/** The minimum length for a match with a typing mistake; shorter words are too similar to each other. */
const shortestMistyped = 6;

/** Whether two words differ by one letter: wrong, missing, too many, or swapped with its neighbour. */
const differsByOneLetter = (one: string, other: string): boolean => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const swapped = left.length === 2 && right === `${left[1]}${left[0]}`;
  return swapped || (left.length <= 1 && right.length <= 1);
};

/** Returns the category whose name or slug was typed. A match with one typing mistake is a guess. */
export const meantCategory = <Category extends Named>(
  categories: readonly Category[],
  typed: string,
): { readonly category: Category; readonly isGuess: boolean } | null => {
  const findCategory = (matches: (words: string) => boolean): Category | undefined =>
    categories.find(({ name, slug, orgSlug }) =>
      [name, slug, orgSlug].some((words) => matches(joinedName(words))),
    );
  const exact = findCategory((words) => words === typed);
  if (exact) return { category: exact, isGuess: false };
  const similar =
    typed.length < shortestMistyped ? undefined : findCategory((words) => differsByOneLetter(words, typed));
  return similar ? { category: similar, isGuess: true } : null;
};
