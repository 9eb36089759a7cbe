import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GetReferenceStack } from '../referenceStack.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const client = join(root, 'schema/client');
const { resolve } = createRequire(join(client, 'package.json'));

/** A project outside the repository with the packed client, its dependencies and the example. */
const project = mkdtempSync(join(tmpdir(), 'client-package-'));
const modules = join(project, 'node_modules');
const installed = join(modules, '@citygigs/client');

const link = (name: string) => {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(dirname(resolve(`${name}/package.json`)), join(modules, name));
};

export const clientPackageSuite = (stack: GetReferenceStack): void => {
  describe('the published client', () => {
    beforeAll(async () => {
      const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project];
      const { stdout } = await run('npm', pack, { cwd: client });
      mkdirSync(installed, { recursive: true });
      await run('tar', ['-xzf', join(project, stdout.trim()), '-C', installed, '--strip-components=1']);
      for (const name of ['graphql', '@graphql-typed-document-node/core', '@types/node', 'undici-types'])
        link(name);
      copyFileSync(join(installed, 'example.mjs'), join(project, 'example.mjs'));
      writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    });

    afterAll(() => rmSync(project, { recursive: true, force: true }));

    const example = (...args: string[]) =>
      run(process.execPath, ['example.mjs', ...args], { cwd: project })
        .then(
          (output) => ({ ...output, code: 0 }),
          (error: { stdout: string; stderr: string; code: number }) => error,
        )
        .then(({ stdout, stderr, code }) => ({ shown: stdout.trim().split('\n'), stderr, code }));

    it('has code, types, documents, example and licence, and nothing else', () => {
      const packed = readdirSync(installed, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1));
      expect(packed.filter((file) => !file.startsWith('operations/')).toSorted()).toEqual([
        'CHANGELOG.md',
        'GUIDE.md',
        'LICENSE',
        'README.md',
        'dist/CitygigsError.d.ts',
        'dist/CitygigsError.js',
        'dist/__generated__/operations.d.ts',
        'dist/__generated__/operations.js',
        'dist/createClient.d.ts',
        'dist/createClient.js',
        'dist/exchange.d.ts',
        'dist/exchange.js',
        'example.mjs',
        'package.json',
      ]);
      expect(packed).toContain('operations/cities.graphql');
    });

    it('has no links to files outside the package', () => {
      for (const file of ['README.md', 'GUIDE.md', 'CHANGELOG.md']) {
        const text = readFileSync(join(installed, file), 'utf8');
        const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
        const inside = links.filter((link) => !/^https?:/.test(link));
        expect(inside.filter((link) => !existsSync(join(installed, link)))).toEqual([]);
      }
    });

    it('compiles the example in a separate project, and reports wrong variables', async () => {
      const strict = { strict: true, noEmit: true, module: 'nodenext', target: 'es2023', lib: ['es2024'] };
      const config = { compilerOptions: { ...strict, types: ['node'], allowJs: true, checkJs: true } };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...config, files: ['example.mjs'] }));
      const tsc = join(root, 'node_modules/.bin/tsc');
      await run(tsc, ['-p', project]);

      const imports = `import { createClient } from '@citygigs/client';
      import { CityDocument, TopCitiesDocument } from '@citygigs/client/operations';
      const client = createClient({ endpoint: 'http://localhost/graphql' });`;
      const wrong = `${imports}
      void client.request(TopCitiesDocument);
      void client.request(CityDocument);
      void client.request(CityDocument, { slug: 1 });
      void client.request(CityDocument, { slug: 'berlin' }).then(({ city }) => city.nam);`;
      writeFileSync(join(project, 'wrong.ts'), wrong);
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...config, files: ['wrong.ts'] }));
      const { stdout } = await run(tsc, ['-p', project]).then(
        () => ({ stdout: '' }),
        (error: { stdout: string }) => error,
      );
      expect([...stdout.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([
        5, 6, 7, 7,
      ]);
    });

    it('has an example that prints the three best paid gigs, best first', async () => {
      const { shown, stderr, code } = await example('berlin', stack().gateway.url);
      expect([stderr, code]).toEqual(['', 0]);
      expect(shown).toHaveLength(3);
      const amounts = shown.map((line) => Number(/^.+: ([\d.]+) EUR an hour$/.exec(line)?.[1]));
      expect(amounts[0]).toBeGreaterThan(0);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    });

    it.each([
      [
        'berlin',
        'http://127.0.0.1:9/graphql',
        'NETWORK: http://127.0.0.1:9 could not be reached. Try again later.',
      ],
      ['atlantis', null, 'There is no city "atlantis".'],
      ['', null, 'BAD_USER_INPUT: '],
    ])('has an example that fails with a reason for the city %j at %s', async (city, url, reason) => {
      const { shown, stderr, code } = await example(city, url ?? stack().gateway.url);
      expect([shown, code]).toEqual([[''], 1]);
      expect(stderr).toContain(reason);
    });
  });
};
