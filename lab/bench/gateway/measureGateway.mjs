import { compareServers, measureWorkload } from './measureWorkload.mjs';
import { startTargets } from './startTargets.mjs';
import { workloads } from './workloads.mjs';
import { lengthOf } from '../measure/length.mjs';
import { number } from '../output/table.mjs';
import { startLoad } from '../processes/startLoad.mjs';
import { say } from '../../../scripts/runtime.mjs';

const workloadOf = (name) => workloads.find((each) => each.name === name);

const summaryOf = ({ title, connections, figures }) => {
  const costs = Object.entries(figures).map(([name, { cpuMs }]) => `${name} ${number(cpuMs)}`);
  return `${title}, ${connections} connections, CPU ms: ${costs.join(', ')}`;
};

/** Measures the selected workloads with the gateway and the selected peers. */
export const measureGateway = async (upstream, selection) => {
  const { serversOf, stop } = await startTargets(upstream, selection);
  const generator = startLoad();
  const runs = [];
  try {
    // A difference ends the run before the first figure.
    for (const load of selection.loads)
      await compareServers(serversOf(load), workloadOf(load.workload), upstream);
    say('All servers give the same answers by the same calls.');
    for (const load of selection.loads) {
      const settings = {
        upstream,
        load: generator,
        connections: load.connections,
        ...lengthOf(selection.full),
      };
      const run = await measureWorkload(serversOf(load), workloadOf(load.workload), settings);
      runs.push(run);
      say(summaryOf(run));
    }
  } finally {
    await generator.stop();
    await stop();
  }
  return runs;
};
