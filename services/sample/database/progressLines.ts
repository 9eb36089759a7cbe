import type { SampleProgress } from '../loadSampleWorld.ts';

const secondsBetweenLines = 2;

const counted = ({ step, done, total }: SampleProgress): string =>
  total === null
    ? `  ${step}: ${done.toLocaleString('en')} rows`
    : `  ${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;

/** Turns progress into lines: the name when a step begins, and how far it is every few seconds within it. */
export const progressLines = (
  say: (line: string) => void,
  now: () => number = Date.now,
): ((progress: SampleProgress) => void) => {
  let [step, last] = ['', 0];
  return (progress) => {
    const begins = progress.step !== step;
    if (!begins && now() - last < secondsBetweenLines * 1000) return;
    [step, last] = [progress.step, now()];
    say(begins ? `  ${step} …` : counted(progress));
  };
};
