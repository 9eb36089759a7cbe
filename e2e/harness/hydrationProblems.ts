import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedReport } from './control.ts';

const isHydration = ({ report }: LoggedReport): boolean => {
  const context = (report as { context?: { where?: unknown } } | null)?.context;
  return context?.where === 'hydration';
};

/** The hydration errors that React reported, once all `sent` reports are logged. */
export const hydrationProblems = async (
  sent: number,
  reports: () => Promise<readonly LoggedReport[]>,
): Promise<readonly string[]> => {
  if (sent === 0) return [];
  let logged = await reports();
  for (let attempt = 0; attempt < 10 && logged.length < sent; attempt += 1) {
    await pause(50);
    logged = await reports();
  }
  return logged.filter(isHydration).map(({ report }) => `hydration: ${JSON.stringify(report)}`);
};
