import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from './migrationsFolder.ts';

interface Journal {
  entries: { idx: number; when: number }[];
}

/** Copies the migrations up to one, with which a database of an older version is made. The caller removes the folder. */
export const migrationsUntil = (isOlder: (entry: Journal['entries'][number]) => boolean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(isOlder) }));
  return folder;
};
