import type { SampleProgress } from '../loadSampleData.ts';

const secondsBetweenLines = 2;

const countLine = ({ step, done, total }: SampleProgress): string =>
  total === null
    ? `  ${step}: ${done.toLocaleString('en')} rows`
    : `  ${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;

/** Prints progress as lines: the name of each step, and its row count every few seconds. */
export const progressLines = (
  say: (line: string) => void,
  now: () => number = Date.now,
): ((progress: SampleProgress) => void) => {
  let [step, last] = ['', 0];
  return (progress) => {
    const isNewStep = progress.step !== step;
    if (!isNewStep && now() - last < secondsBetweenLines * 1000) return;
    [step, last] = [progress.step, now()];
    say(isNewStep ? `  ${step} …` : countLine(progress));
  };
};
