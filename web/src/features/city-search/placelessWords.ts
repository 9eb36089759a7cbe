import { joinedName } from './nameWords.ts';

/** Whether the typed text is one of the words in this comma-separated list. */
export const isAmongWords = (list: string, typed: string): boolean =>
  list.split(',').some((words) => joinedName(words) === joinedName(typed));

/** The minimum length of the beginning of a heading. */
const shortestBeginning = 5;

/** Whether the typed text starts with the name of full-time work, or is the start of that page's heading. */
export const meansFullTime = (name: string, heading: string, typed: string): boolean => {
  const words = joinedName(typed);
  return (
    words.startsWith(joinedName(name)) ||
    (words.length >= shortestBeginning && joinedName(heading).startsWith(words))
  );
};
