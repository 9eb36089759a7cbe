// The fast checks, side by side: types, lint, boundaries, dead code, format, generated files.
import { bin, run, say } from './runtime.mjs';

const checks = [
  ['types of gateway', bin('tsc'), ['-p', 'gateway']],
  ['types of services', bin('tsc'), ['-p', 'services']],
  ['types of web', bin('tsc'), ['-p', 'web']],
  ['types of e2e', bin('tsc'), ['-p', 'e2e']],
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
      'services/src',
      'web/src',
      'e2e',
    ],
  ],
  ['dead code', bin('knip'), []],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['generated files', bin('node'), ['scripts/generate.mjs', '--check']],
];
const sideBySide = 2;

/** Runs every check, prints what each finds, and says whether all are content. */
export const check = async () => {
  const queue = [...checks];
  const failures = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [title, command, args] = next;
      const { ok, output, seconds } = await run(command, args, { quiet: true });
      say(`check ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (!ok) {
        failures.push(title);
        say(output.trim());
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return { ok: failures.length === 0, failures };
};
