import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../server/test/freePort.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The variables of a workspace's settings schema: the upper-case keys of its zod object. */
const namesIn = (file) => [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

/** Every variable of .env.example, set or commented out. */
const examples = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

describe('.env.example', () => {
  it('names exactly the settings that the workspaces read', () => {
    const files = globSync('{gateway,server,services,web}/src/config/{parseConfig,*Settings}.ts', {
      cwd: root,
    });
    const settings = files.flatMap(namesIn);
    // The commands set NODE_ENV themselves.
    expect(new Set(examples)).toEqual(new Set(settings.filter((name) => name !== 'NODE_ENV')));
  });

  it('names each setting once', () => {
    expect(examples.toSorted()).toEqual([...new Set(examples)].toSorted());
  });
});

/** Runs one expression with the module's functions in a separate process, because a fault ends the process. */
const runAlone = (expression, env = {}) =>
  new Promise((done) => {
    const module = join(root, 'scripts/product/environment.mjs');
    const code = `const m = await import(${JSON.stringify(module)}); await ${expression};`;
    execFile(
      process.execPath,
      ['--input-type=module', '-e', code],
      { env: { PATH: process.env.PATH, ...env } },
      (error, _stdout, stderr) => done({ code: error?.code ?? 0, sentence: stderr.trim() }),
    );
  });

describe('a fault of the environment is reported in one sentence with exit code 1', () => {
  it('when a port is in use', async () => {
    const blocker = createServer();
    await new Promise((ready) => blocker.listen(0, '127.0.0.1', ready));
    const { port } = blocker.address();
    // Use free ports for the others, because the product may be running on the default ones.
    const { code, sentence } = await runAlone('m.requireFreePorts()', {
      SERVICES_PORT: String(await freePort()),
      GATEWAY_PORT: String(await freePort()),
      IDENTITY_PORT: String(await freePort()),
      WEB_PORT: String(port),
    });
    blocker.close();
    expect(code).toBe(1);
    expect(sentence).toBe(
      `Port ${port} for web is in use: stop what listens there, or choose another, for example WEB_PORT=${port + 10} npm start.`,
    );
  });

  it('when a port is invalid', async () => {
    const { code, sentence } = await runAlone('m.requireFreePorts()', { GATEWAY_PORT: 'http' });
    expect(code).toBe(1);
    expect(sentence).toBe('GATEWAY_PORT is "http", which is not a port: choose a number from 1 to 65535.');
  });

  it('when .env cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    const { code, sentence } = await runAlone(`m.loadEnvironment(${JSON.stringify(folder)})`);
    expect(code).toBe(1);
    expect(sentence).toBe('The file .env cannot be read (EISDIR): fix it, or remove it to use the defaults.');
  });
});
