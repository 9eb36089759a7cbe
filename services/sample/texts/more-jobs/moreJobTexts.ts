import type { MoreJobKey } from '../kinds.ts';
import { moreJobKeys } from '../kinds.ts';
import type { MoreJobText } from '../types.ts';

/** Title, what the work is, what is asked for. */
export type MoreJobSource = readonly [title: string, task: string, needs: string];

/** Adds one of the language's closing sentences to each job. */
export const moreJobTexts = (
  closings: readonly string[],
  sources: Record<MoreJobKey, MoreJobSource>,
): Record<MoreJobKey, MoreJobText> => {
  const made = moreJobKeys.map((key, at) => {
    const [title, task, needs] = sources[key];
    return [
      key,
      { title, description: `${task} ${needs} ${closings[at % closings.length] ?? ''}`.trim() },
    ] as const;
  });
  return Object.fromEntries(made) as Record<MoreJobKey, MoreJobText>;
};
