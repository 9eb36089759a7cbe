// Builds what is stale: each step runs only if the contents of its inputs have changed since its last success.
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, root, run, say } from './runtime.mjs';

const cache = join(root, '.cache');

const steps = [
  {
    name: 'rest-types',
    title: 'Typing the REST clients',
    inputs: ['schema/rest/*.json', 'gateway/package.json'],
    outputs: ['gateway/src/rest/__generated__'],
    command: ['npm', ['run', '--silent', 'generate', '-w', 'gateway']],
  },
  {
    name: 'operations',
    title: 'Typing the operations of the client and of the gateway’s tests',
    inputs: [
      'schema/schema.graphql',
      'schema/client/operations/*.graphql',
      'gateway/test/operations/*.graphql',
      'codegen.yml',
    ],
    outputs: ['gateway/test/__generated__', 'schema/client/src/__generated__'],
    command: [bin('graphql-codegen'), ['--silent']],
  },
  {
    name: 'client',
    title: 'Building the client',
    inputs: [
      'schema/schema.graphql',
      'schema/client/operations/*.graphql',
      'schema/client/src/*.ts',
      'schema/client/*.json',
      'tsconfig.base.json',
      'codegen.yml',
    ],
    outputs: ['schema/client/dist'],
    command: ['npm', ['run', '--silent', 'build', '-w', '@citygigs/client']],
  },
  {
    name: 'relay',
    title: 'Compiling the GraphQL of the pages',
    inputs: ['web/src/**/*.{ts,tsx}', 'schema/schema.graphql', 'relay.config.js'],
    outputs: ['web/src/__generated__', 'schema/persisted.json'],
    command: [bin('relay-compiler'), ['relay.config.js']],
    before: () => mkdirSync(join(root, 'web/src/__generated__'), { recursive: true }),
  },
  {
    name: 'web',
    title: 'Building the site',
    inputs: [
      'web/src/**/*',
      'web/public/**/*',
      'web/vite/**/*',
      'web/*.{ts,json,js}',
      'server/src/**/*.ts',
      'locales/*.json',
      'schema/{pages,persisted}.json',
      'package-lock.json',
    ],
    outputs: ['web/dist/client', 'web/dist/server'],
    command: ['npm', ['run', '--silent', 'build', '-w', 'web'], { env: { NODE_ENV: 'production' } }],
  },
];

/** The steps without which the product does not run. */
export const runningCode = ['relay', 'web'];

/** The steps that editors, checks and unit tests need: everything but the site itself. */
export const generatedCode = steps.map(({ name }) => name).filter((name) => name !== 'web');

const digest = (patterns) => {
  const hash = createHash('sha256').update(process.version);
  const files = [...new Set(patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: root })))].sort();
  for (const file of files) {
    const path = join(root, file);
    if (file.includes('__generated__') || !statSync(path).isFile()) continue;
    hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
};

export const buildStale = async ({ only } = {}) => {
  mkdirSync(cache, { recursive: true });
  for (const step of steps.filter(({ name }) => !only || only.includes(name))) {
    const stamp = join(cache, `build-${step.name}`);
    const hash = digest(step.inputs);
    const isFresh =
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === hash &&
      step.outputs.every((output) => existsSync(join(root, output)));
    if (isFresh) continue;
    step.before?.();
    const [command, args, options] = step.command;
    const { ok, output, seconds } = await run(command, args, { ...options, title: step.title, quiet: true });
    if (!ok) fail(`${step.title} failed:\n${output.trim()}`);
    say(`${step.title}: done in ${seconds} s`);
    // The inputs as they were before the step: whatever has changed meanwhile is built next time.
    writeFileSync(stamp, hash);
  }
};
