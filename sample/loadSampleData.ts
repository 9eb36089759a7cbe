import { sql } from 'drizzle-orm';
import type { RowTarget } from './database/insertRows.ts';
import { insertRows } from './database/insertRows.ts';
import { sampleSteps } from './sampleSteps.ts';
import type { SampleOptions } from './sampleData.ts';
import { sampleData } from './sampleData.ts';

export interface SampleProgress {
  readonly step: string;
  readonly done: number;
  /** Null if the number of rows is not known in advance. */
  readonly total: number | null;
}

interface LoadOptions extends SampleOptions {
  readonly onProgress?: (progress: SampleProgress) => void;
}

/** Inserts the sample data into an empty, migrated database. */
export const loadSampleData = async (
  target: RowTarget,
  { onProgress = () => {}, ...options }: LoadOptions,
): Promise<void> => {
  await target.execute(sql`select set_config('citygigs.totals', 'later', true)`);
  for (const { name, total, tables } of sampleSteps(sampleData(options))) {
    let before = 0;
    for (const { table, rows } of tables)
      before += await insertRows(target, table, rows(), (done) =>
        onProgress({ step: name, done: before + done, total }),
      );
  }
  await target.execute(sql`select rebuild_kept_lists()`);
  await target.execute(sql`analyze`);
};
