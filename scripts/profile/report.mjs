// Profiles one process while it answers one request again and again: npm run profile -- gateway city, or web /berlin.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { byFunction, byPlace } from './byPlace.mjs';
import { cpuTree, heapTree } from './callTree.mjs';
import { flameGraph } from './flameGraph.mjs';
import { cpuProfileOf, heapProfileOf } from './inspector.mjs';
import { startProfiled } from './startProfiled.mjs';
import { startLoad } from '../bench/processes/startLoad.mjs';
import { tableOf } from '../bench/output/table.mjs';
import { root, say } from '../runtime.mjs';

const seconds = { warm: 6, cpu: 10, heap: 5 };
const connections = 32;
const shownFunctions = 25;
const minShownShare = 0.005;
const folder = join(root, 'test-results/profile');

const percent = (share) => `${(share * 100).toFixed(1)} %`;

const tablesOf = (tree) => {
  const places = byPlace(tree).filter(({ share }) => share >= minShownShare);
  return [
    tableOf(
      ['part', 'share'],
      places.map(({ place, share }) => [place, percent(share)]),
    ),
    tableOf(
      ['function', 'share'],
      byFunction(tree, shownFunctions).map(({ name, share }) => [`\`${name}\``, percent(share)]),
    ),
  ].join('\n\n');
};

const profiled = await startProfiled(process.argv.slice(2));
const { inspectorPort, title, name, request } = profiled;
const load = startLoad();
const sendFor = (duration) => load.send({ ...request, connections, duration });
mkdirSync(folder, { recursive: true });
const file = (ending) => join(folder, `${name}.${ending}`);
try {
  await sendFor(seconds.warm);
  say(`Profiling ${title} …`);
  const profiles = {
    cpu: {
      profile: await cpuProfileOf(inspectorPort, () => sendFor(seconds.cpu)),
      treeOf: cpuTree,
      what: 'CPU time',
    },
    heap: {
      profile: await heapProfileOf(inspectorPort, () => sendFor(seconds.heap)),
      treeOf: heapTree,
      what: 'allocated bytes',
    },
  };
  for (const [kind, { profile, treeOf, what }] of Object.entries(profiles)) {
    const tree = treeOf(profile);
    writeFileSync(file(`${kind}profile`), JSON.stringify(profile));
    writeFileSync(file(`${kind}.svg`), flameGraph(tree, { title: `${title}: ${what}` }));
    say(`\n${what} of ${title}\n\n${(await format(tablesOf(tree), { parser: 'markdown' })).trim()}`);
  }
  say(`\nThe flame graphs and profiles are in test-results/profile/${name}.*`);
} finally {
  await load.stop();
  await profiled.stop();
}
