import type { MoreJobKey } from '../kinds.ts';
import { moreJobKeys } from '../kinds.ts';
import type { MoreJobText } from '../types.ts';

/** The title, the tasks and the requirements. */
export type MoreJobSource = readonly [title: string, task: string, needs: string];

/** Adds one of the language's closing sentences to each job. */
export const moreJobTexts = (
  closings: readonly string[],
  sources: Record<MoreJobKey, MoreJobSource>,
): Record<MoreJobKey, MoreJobText> => {
  const entries = moreJobKeys.map((key, at) => {
    const [title, task, needs] = sources[key];
    return [
      key,
      { title, description: `${task} ${needs} ${closings[at % closings.length] ?? ''}`.trim() },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<MoreJobKey, MoreJobText>;
};
