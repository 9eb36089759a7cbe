import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { sampleDump } from '../sample/database/sampleDump.ts';

/** Before the first test: the files that run side by side then find the dump instead of each building it. */
export const setup = async (): Promise<void> => {
  await sampleDump({ day: testSettings.SAMPLE_DATE });
};
