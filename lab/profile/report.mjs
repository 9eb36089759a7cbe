// Profiles one process while it answers one request again and again: npm run profile -- gateway city, or web /berlin.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuTree, heapTree } from './callTree.mjs';
import { flameGraph } from './flameGraph.mjs';
import { cpuProfileOf, heapProfileOf } from './inspector.mjs';
import { startProfiled } from './startProfiled.mjs';
import { tablesOf } from './tables.mjs';
import { writePage } from './writePage.mjs';
import { formatted } from '../bench/output/formatted.mjs';
import { startLoad } from '../bench/processes/startLoad.mjs';
import { root, say } from '../../scripts/runtime.mjs';

const seconds = { warm: 6, cpu: 10, heap: 5 };
const connections = 32;
const folder = join(root, 'test-results/profile');

const words = process.argv.slice(2);
const { inspectorPort, title, name, request, stop } = await startProfiled(words);
const load = startLoad();
const sendFor = (duration) => load.send({ ...request, connections, duration });

/** Writes a profile and its flame graph, and prints its tables. */
const show = async (kind, profile, tree, what) => {
  const file = join(folder, `${name}.${kind}`);
  writeFileSync(`${file}profile`, JSON.stringify(profile));
  writeFileSync(`${file}.svg`, flameGraph(tree, { title: `${title}: ${what}` }));
  say(`\n${what} of ${title}\n\n${(await formatted('tables.md', tablesOf(tree))).trim()}`);
};

try {
  mkdirSync(folder, { recursive: true });
  await sendFor(seconds.warm);
  say(`Profiling ${title} …`);
  const cpu = await cpuProfileOf(inspectorPort, () => sendFor(seconds.cpu));
  const heap = await heapProfileOf(inspectorPort, () => sendFor(seconds.heap));
  await show('cpu', cpu, cpuTree(cpu), 'CPU time');
  await show('heap', heap, heapTree(heap), 'allocated bytes');
  if (words[2] === 'write') await writePage(cpuTree(cpu), `${title}: CPU time`);
  say(`\nThe flame graphs and profiles are in test-results/profile/${name}.*`);
} finally {
  await load.stop();
  await stop();
}
