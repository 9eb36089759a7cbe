import { openAsBlob } from 'node:fs';
import { sampleDump } from '../../sample/database/sampleDump.ts';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { sampleDay } from './sampleDay.ts';

/** Opens an embedded database in memory that contains the sample data. */
export const openSampleDatabase = (): Promise<Database> =>
  openEmbedded({ dataDir: null, dump: async () => openAsBlob(await sampleDump({ day: sampleDay })) });
