import { z } from 'zod';
import { moreJobKeys, type MoreJobKey } from '../kinds.ts';
import { mapKeys } from '../mapKeys.ts';
import { readTexts, recordOf, Text, Texts, type TextLanguage } from '../readTexts.ts';

const MoreJobFile = z.strictObject({
  /** One of them ends each description. */
  closings: Texts,
  jobs: recordOf(moreJobKeys, z.strictObject({ title: Text, task: Text, needs: Text })),
});

/** The description contains `{city}` and `{partner}`. */
interface MoreJobText {
  title: string;
  description: string;
}

export const moreJobTexts = (language: TextLanguage): Record<MoreJobKey, MoreJobText> => {
  const { closings, jobs } = readTexts('more-jobs', MoreJobFile, language);
  return mapKeys(moreJobKeys, (key, at) => {
    const { title, task, needs } = jobs[key];
    return { title, description: `${task} ${needs} ${closings[at % closings.length] ?? ''}`.trim() };
  });
};
