import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import {
  backupHeader,
  endOfBackup,
  tableHeader,
  type BackupHeader,
  type TableHeader,
} from './backupFormat.ts';

/** A table of a backup. All of its rows must be read before the next table. */
interface TableOfBackup extends TableHeader {
  readonly rowLines: AsyncGenerator<string>;
}

export interface Backup {
  readonly header: BackupHeader;
  readonly tables: AsyncGenerator<TableOfBackup>;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const unusable = (file: string, cause?: unknown): StartFault =>
  new StartFault(`The file ${file} is not a complete backup of Citygigs. Nothing was changed.`, { cause });

const startReading = async (file: string): Promise<Backup> => {
  const lines = linesOf(file);

  const nextLine = async (): Promise<string> => {
    try {
      const { value, done } = await lines.next();
      if (done !== true) return value;
    } catch (error) {
      throw unusable(file, error);
    }
    throw unusable(file);
  };

  const parse = <Schema extends TSchema>(schema: Schema, line: string): Static<Schema> => {
    try {
      return Value.Parse(schema, JSON.parse(line));
    } catch (error) {
      throw unusable(file, error);
    }
  };

  async function* rowLines(count: number): AsyncGenerator<string> {
    for (let read = 0; read < count; read += 1) yield await nextLine();
  }

  async function* tables(): AsyncGenerator<TableOfBackup> {
    for (let line = await nextLine(); line !== endOfBackup; line = await nextLine()) {
      const table = parse(tableHeader, line);
      yield { ...table, rowLines: rowLines(table.rows) };
    }
  }

  return { header: parse(backupHeader, await nextLine()), tables: tables() };
};

/** Whether a line is a row: of a table that lacks one, the next line is that of another table, or the end. */
const isRow = (line: string): boolean =>
  line.startsWith('{') && !line.startsWith('{"table":') && line !== endOfBackup;

/** Reads a backup. Throws if the file is not a complete one, before any row is used. */
export const readBackup = async (file: string): Promise<Backup> => {
  const { tables } = await startReading(file);
  for await (const { rowLines } of tables)
    for await (const line of rowLines) if (!isRow(line)) throw unusable(file);
  return startReading(file);
};
