import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cityRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import type * as StartGateway from '../../../test/startGateway.ts';

const compileQuery = vi.hoisted(() => vi.fn());
vi.mock('graphql-jit', async (original) => {
  const library = await original<Record<string, unknown>>();
  compileQuery.mockImplementation(library['compileQuery'] as (...parameters: unknown[]) => unknown);
  return { ...library, compileQuery };
});

const stack = setUpStack();
const text = 'query Q($slug: String!) { city(slug: $slug) { name } }';

describe('the compiler', () => {
  let gateway: StartGateway.RunningGateway;

  beforeAll(async () => {
    vi.resetModules();
    const { startGateway } = await import('../../../test/startGateway.ts');
    const file = join(mkdtempSync(join(tmpdir(), 'compiled-')), 'persisted.json');
    writeFileSync(file, JSON.stringify({ own: text }));
    gateway = await startGateway(stack.rest.origin, {}, { persistedFile: pathToFileURL(file) });
  });
  beforeEach(() => {
    compileQuery.mockClear();
  });
  afterAll(async () => {
    await gateway.stop();
    vi.resetModules();
  });

  const askOften = async (body: object) => {
    for (let run = 0; run < 5; run += 1) {
      // An answer that has not changed is not computed.
      const name = `Berlin ${run}`;
      stack.rest.on('/web-api/en/cities/slug/berlin', cityRow({ name }));
      const answer = await fetch(gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ variables: { slug: 'berlin' }, ...body }),
      });
      expect(await answer.json()).toEqual({ data: { city: { name } } });
    }
  };

  it('gets an operation of the site, by its id', async () => {
    await askOften({ id: 'own' });
    expect(compileQuery).toHaveBeenCalledOnce();
  });

  it.each([
    ['the text of an operation of the site', text],
    ['a text like it', 'query Q($slug: String!) { city(slug: $slug) { name } } # mine'],
    ['a short text', '{ city(slug: "berlin") { name } }'],
    ['a text with fragments', '{ city(slug: "berlin") { ...F } } fragment F on City { name }'],
  ])('never gets %s that a client sends', async (_what, query) => {
    await askOften({ query, variables: query.includes('$slug') ? { slug: 'berlin' } : {} });
    expect(compileQuery).not.toHaveBeenCalled();
  });
});
