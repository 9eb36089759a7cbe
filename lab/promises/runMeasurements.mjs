// Runs the named measurements of a command, or those that it runs by default, and prints each promise with its figure.
import { promises } from './promises.mjs';
import { buildStale } from '../../scripts/build.mjs';
import { fail, say } from '../../scripts/runtime.mjs';

const word = (isKept) => (isKept === null ? 'skipped' : isKept ? 'kept   ' : 'BROKEN ');

const lineOf = ({ of, claim, figure, isKept }) =>
  `${word(isKept)} ${of === undefined ? '  ' : String(of).padStart(2)}  ${claim ?? promises[of][0]}: ${figure}`;

const measure = async (name, measurement, options) => {
  say(`\n${name} …`);
  const started = performance.now();
  const results = await Promise.resolve(measurement(options)).catch((error) => [
    { claim: name, figure: `could not be measured: ${error.stack ?? error}`, isKept: false },
  ]);
  say(`${name}: ${Math.round((performance.now() - started) / 1_000)} s`);
  const lines = [results].flat();
  for (const result of lines) say(lineOf(result));
  return lines;
};

/**
 * `--short` measures a tenth, `--logs` keeps the logs of all processes. A result has the number of its promise or a claim of its own, a figure, and whether it is
 * kept; null if something is missing on this machine. `byDefault` names what runs if nothing is named.
 */
export const runMeasurements = async (
  command,
  measurements,
  { words = process.argv.slice(2), byDefault = Object.keys(measurements) } = {},
) => {
  const names = words.filter((each) => each !== '--short' && each !== '--logs');
  const unknown = names.filter((name) => !(name in measurements));
  if (unknown.length > 0)
    fail(`Unknown: ${unknown.join(', ')}. There is ${Object.keys(measurements).join(', ')}.`);
  const isShort = words.includes('--short');
  await buildStale();
  const results = [];
  for (const name of names.length > 0 ? names : byDefault)
    results.push(...(await measure(name, measurements[name], { isShort })));
  say('');
  for (const result of results.toSorted((one, other) => (one.of ?? 99) - (other.of ?? 99)))
    say(lineOf(result));
  if (names.length === 0)
    for (const [number, [claim, by]] of Object.entries(promises))
      if (by !== command) say(`elsewhere ${number.padStart(2)}  ${claim}: npm run test:${by}`);
  if (results.some(({ isKept }) => isKept === false)) process.exitCode = 1;
};
