// Prints the results, and writes them: always to test-results, and those of complete runs to the documentation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { comparedWithAims } from './aims.mjs';
import { aimsTable, partsOf } from './blocks.mjs';
import { chartsOf } from './charts.mjs';
import { formatted } from './formatted.mjs';
import { performancePage } from './performancePage.mjs';
import { pinning } from '../processes/cores.mjs';
import { root, say } from '../../../scripts/runtime.mjs';

const page = join(root, 'docs/performance.md');
/** The results that the page shows. A complete run of one part replaces those of that part. */
const recordFile = join(root, 'docs/performance.json');

const machine = () => {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}, ${pinning}`;
};

/** Writes docs/performance.md from what was measured last, and from these results of complete runs. */
export const writeDocumentation = async (results) => {
  const earlier = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine()}`;
  const measured = Object.fromEntries(Object.keys(results).map((part) => [part, when]));
  const record = { ...earlier, ...results, measured: { ...earlier.measured, ...measured } };
  writeFileSync(recordFile, await formatted(recordFile, JSON.stringify(record)));
  writeFileSync(page, await performancePage(page, readFileSync(page, 'utf8'), record));
  for (const [name, chart] of Object.entries(chartsOf(record)))
    writeFileSync(join(root, 'docs/pictures', name), chart);
  say('\ndocs/performance.md has the new figures.');
};

export const writeResults = async (results, { complete }) => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (complete) await writeDocumentation(results);
};

/** Prints the tables of a run, with the aims that it measured. */
export const showResults = async (results) => {
  const aims = comparedWithAims(results).filter(({ isMeasured }) => isMeasured);
  const blocks = [...Object.values(partsOf(results)), aimsTable(aims.map(({ cells }) => cells))];
  for (const block of blocks)
    if (block !== undefined) say(`\n${(await formatted('tables.md', block)).trim()}`);
};
