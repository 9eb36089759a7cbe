import { Type, type Static } from 'typebox';
import { nullableString } from '../rest/nullable.ts';

/**
 * A backup is lines of JSON, compressed with gzip: the header; for each table a line with its name and number of rows, then
 * one line for each row; the end. It does not depend on the engine.
 */
export const backupHeader = Type.Object({
  format: Type.Literal(1),
  /** When the backup was made, in UTC. */
  madeAt: Type.String(),
  /** The last migration of the database. */
  migration: Type.Number(),
  /** The last value of each sequence, null if it was never used. */
  sequences: Type.Array(Type.Object({ name: Type.String(), last: nullableString() })),
  /** The content of the file with the key of the identity service; null: the setting IDENTITY_SECRET holds the key. */
  identityKey: nullableString(),
});

export type BackupHeader = Static<typeof backupHeader>;

export const tableHeader = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer({ minimum: 0 }),
});

export type TableHeader = Static<typeof tableHeader>;

/** The last line. A file without it is not complete. */
export const endOfBackup = JSON.stringify({ end: true });
