// The fast checks, in parallel: types, lint, boundaries, dead code, format, generated files.
import { bin, run, say } from './runtime.mjs';

// Runs alone and first, because it rewrites generated files that the others read.
const generatedFiles = ['generated files', bin('node'), ['scripts/generate.mjs', '--check']];

const checks = [
  // The longest checks start first, because otherwise they would run alone at the end.
  ['types of web', bin('tsc'), ['-p', 'web']],
  ['what supported browsers have', bin('tsc'), ['-p', 'web/tsconfig.browser.json']],
  ['types of services', bin('tsc'), ['-p', 'services']],
  ['types of gateway', bin('tsc'), ['-p', 'gateway']],
  ['types of the servers’ common code', bin('tsc'), ['-p', 'server']],
  ['format', bin('oxfmt'), ['--check']],
  ['types of the identity service', bin('tsc'), ['-p', 'identity']],
  ['types of the sample data', bin('tsc'), ['-p', 'sample']],
  ['types of e2e', bin('tsc'), ['-p', 'e2e']],
  ['types of the client', bin('tsc'), ['-p', 'schema/client']],
  ['breaking changes', bin('node'), ['scripts/schema/checkSchema.mjs']],
  ['deprecated fields', bin('node'), ['scripts/schema/checkOperations.mjs']],
  ['lint', bin('oxlint'), ['--deny-warnings']],
  [
    'boundaries',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'gateway/src',
      'server/src',
      'services/src',
      'sample',
      'identity',
      'web/src',
      'e2e',
      'schema/client/src',
    ],
  ],
  ['dead code', bin('knip'), ['--config', 'knip.config.mjs']],
  ['code that only tests use', bin('knip'), ['--config', 'knip.config.mjs', '--production']],
  ['folders, names and links', bin('node'), ['scripts/house/checkHouse.mjs']],
];
/** Reads the built site, which npm run check does not build. */
const bundleSize = ['size and age of the bundle', bin('node'), ['scripts/house/checkBundle.mjs']];

const concurrency = 2;

/** Runs one check, prints its findings, and returns whether it succeeded. */
const runCheck = async ([title, command, args], isInBackground = false) => {
  const { ok, output, seconds } = await run(command, args, { quiet: true, isInBackground });
  say(`check ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!ok) say(output.trim());
  return ok;
};

export const checkGeneratedFiles = () => runCheck(generatedFiles);

/** Runs the checks that change no file, and returns whether all succeeded. */
export const checkSources = async ({ isSiteBuilt = false, isInBackground = false } = {}) => {
  const results = [];
  const queue = isSiteBuilt ? [...checks, bundleSize] : [...checks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results.push(await runCheck(next, isInBackground));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results.every((ok) => ok);
};
