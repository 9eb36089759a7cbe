// The fast checks, in parallel: types, lint, boundaries, dead code, format, generated files.
import { bin, run, say } from './runtime.mjs';

// Runs alone and first, because it rewrites generated files that the others read.
const generatedFiles = ['generated files', bin('node'), ['scripts/generate.mjs', '--check']];

/** A file whose format was right is checked again only if its contents have changed. */
const rightFormats = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

const checks = [
  // The longest check starts first, because otherwise it would run alone at the end.
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', ...rightFormats, '.']],
  ['types of gateway', bin('tsc'), ['-p', 'gateway']],
  ['types of services', bin('tsc'), ['-p', 'services']],
  ['types of the servers’ common code', bin('tsc'), ['-p', 'server']],
  ['types of web', bin('tsc'), ['-p', 'web']],
  ['types of e2e', bin('tsc'), ['-p', 'e2e']],
  ['types of the client', bin('tsc'), ['-p', 'schema/client']],
  ['breaking changes', bin('node'), ['scripts/schema/checkSchema.mjs']],
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
      'services/sample',
      'services/identity',
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
const bundleSize = ['bundle size', bin('node'), ['scripts/house/checkBundle.mjs']];

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
