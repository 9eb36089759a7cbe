import { compareServers, measureWorkload } from './measureWorkload.mjs';
import { startTargets } from './targets.mjs';
import { workloads } from './workloads.mjs';
import { lengthOf } from '../measure/length.mjs';
import { number } from '../output/table.mjs';
import { startLoad } from '../processes/startLoad.mjs';
import { say } from '../../runtime.mjs';

const summaryOf = ({ figures }) =>
  Object.entries(figures)
    .map(([name, { cpuMs }]) => `${name} ${number(cpuMs)}`)
    .join(', ');

/** Measures the selected workloads with the gateway and the selected peers. */
export const measureGateway = async (upstream, { loads, peers, full }) => {
  const { servers, stop } = await startTargets(upstream, peers);
  const load = startLoad();
  const runs = [];
  const workloadOf = (name) => workloads.find((each) => each.name === name);
  try {
    // A difference ends the run before the first figure.
    for (const name of new Set(loads.map(({ workload }) => workload)))
      await compareServers(servers, workloadOf(name), upstream);
    say('All servers give the same answers by the same calls.');
    for (const { workload: name, connections } of loads) {
      const workload = workloadOf(name);
      const run = await measureWorkload(servers, workload, {
        load,
        upstream,
        connections,
        ...lengthOf(full),
      });
      runs.push(run);
      say(`${workload.title}, ${connections} connections, CPU ms: ${summaryOf(run)}`);
    }
  } finally {
    await load.stop();
    await stop();
  }
  return runs;
};
