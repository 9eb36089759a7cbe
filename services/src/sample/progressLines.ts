import type { SampleProgress } from './loadSampleWorld.ts';

const secondsBetweenLines = 2;

const counted = ({ step, done, total }: SampleProgress): string =>
  total === null
    ? `  ${step}: ${done.toLocaleString('en')} rows`
    : `  ${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;

/** Turns progress into lines: one when a step begins, and one every few seconds within it. */
export const progressLines = (
  say: (line: string) => void,
  now: () => number = Date.now,
): ((progress: SampleProgress) => void) => {
  let [step, last] = ['', 0];
  return (progress) => {
    if (progress.step === step && now() - last < secondsBetweenLines * 1000) return;
    [step, last] = [progress.step, now()];
    say(counted(progress));
  };
};
