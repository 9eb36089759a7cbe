import { sampleDump } from '../../sample/database/sampleDump.ts';
import { sampleDay } from './sampleDay.ts';

/** Builds the dump before the first test, so that concurrent test files do not each build it. */
export const setup = async (): Promise<void> => {
  await sampleDump({ day: sampleDay });
};
