import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { diskState } from './diskState.ts';
import { refuseWrites } from './refuseWrites.ts';

const serverOn = (isWritable: () => Promise<boolean>) => {
  const app = Fastify();
  refuseWrites(app, isWritable);
  app.get('/', async () => 'read');
  app.post('/', async () => 'written');
  return app;
};

describe('writes on a disk that takes none', () => {
  it('are refused with 503 until it takes writes again; reads are answered', async () => {
    let isWritable = false;
    const app = serverOn(async () => isWritable);
    expect((await app.inject('/')).body).toBe('read');
    const refused = await app.inject({ method: 'POST', url: '/' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    isWritable = true;
    expect((await app.inject({ method: 'POST', url: '/' })).body).toBe('written');
  });
});

describe('diskState', () => {
  it('finds a directory writable, and one that is gone not', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'citygigs-disk-'));
    expect(await diskState(directory)()).toBe(true);
    rmSync(directory, { recursive: true });
    expect(await diskState(directory)()).toBe(false);
  });
});
