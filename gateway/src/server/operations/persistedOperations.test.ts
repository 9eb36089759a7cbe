import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema/index.ts';
import { persistedOperations } from './persistedOperations.ts';

const released = Object.keys(
  JSON.parse(readFileSync(new URL('../../../../schema/releasedOperations.json', import.meta.url), 'utf8')),
);

describe('the operations of the site', () => {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'operations-')), 'persisted.json'));
  writeFileSync(file, JSON.stringify({ current: '{ __typename }' }));
  const faults: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => faults.push(line) });
  const { find: operationOf, has } = persistedOperations({ file, schema, reload: false, log });

  it('are those of the current site', () => {
    expect(operationOf('current')).toMatchObject({ kind: 'Document' });
    expect(operationOf('unknown')).toBeNull();
  });

  it('are told from documents of the same text that a client sends', () => {
    const own = operationOf('current');
    expect(own !== null && has(own)).toBe(true);
    expect(has(parse('{ __typename }', { noLocation: true }))).toBe(false);
  });

  it('are also those of the last release, all of which fit the graph: its sites run until they are replaced', () => {
    expect(released.length).toBeGreaterThan(30);
    expect(released.filter((id) => operationOf(id) === null)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
