// Profiles one process while it answers one request again and again: npm run profile -- gateway city, or web /berlin.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuFrames, heapFrames } from './frames.mjs';
import { cpuProfileOf, heapProfileOf } from './inspector.mjs';
import { startProfiled } from './startProfiled.mjs';
import { functionsTable, partsTable } from './tables.mjs';
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

/** Writes a profile, and prints its tables. */
const show = async (kind, profile, frames, what) => {
  writeFileSync(join(folder, `${name}.${kind}profile`), JSON.stringify(profile));
  say(
    `\n${what} of ${title}\n\n${(await formatted('tables.md', [partsTable(frames), functionsTable(frames)].join('\n\n'))).trim()}`,
  );
};

try {
  mkdirSync(folder, { recursive: true });
  await sendFor(seconds.warm);
  say(`Profiling ${title} …`);
  const cpu = await cpuProfileOf(inspectorPort, () => sendFor(seconds.cpu));
  const heap = await heapProfileOf(inspectorPort, () => sendFor(seconds.heap));
  await show('cpu', cpu, cpuFrames(cpu), 'CPU time');
  await show('heap', heap, heapFrames(heap), 'allocated bytes');
  if (words[2] === 'write') await writePage(cpuFrames(cpu));
  say(`\nFlame graph: npx --prefix lab speedscope test-results/profile/${name}.cpuprofile`);
} finally {
  await load.stop();
  await stop();
}
