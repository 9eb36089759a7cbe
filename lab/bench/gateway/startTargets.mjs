import { installPeers } from '../../installPackages.mjs';
import { targets } from './targets.mjs';
import { cores } from '../processes/cores.mjs';
import { startProcess } from '../processes/ownProcess.mjs';
import { freePort } from '../../../server/test/freePort.ts';

/** Starts one server by its name. @returns it with what its requests need, and a function that ends it */
export const startTarget = async (name, upstream, options = {}) => {
  const {
    file,
    settings = {},
    isInstalled,
    hasTwoCores,
    ...target
  } = targets.find((each) => each.name === name);
  if (isInstalled) installPeers();
  const port = String(await freePort());
  const env = {
    PORT: port,
    UPSTREAM: upstream.origin,
    GATEWAY_PORT: port,
    ...upstream.settings,
    // Answers are measured, not refusals.
    MAX_REQUESTS: '100000',
    MAX_DELAY_MS: '60000',
    ...settings,
  };
  const core = hasTwoCores ? cores.measuredTwo : cores.measured;
  const running = await startProcess(file, port, env, { core, ...options });
  return { ...target, ...running };
};

/** Whether a server is measured with a load. */
const isMeasuredWith = ({ isMeasured = () => true }, load) => isMeasured(load);

/**
 * Starts the servers that the loads need: the handlers written by hand, whose answers are the reference, the gateway, and the
 * selected peers. @returns a function that finds those of a load, and one that ends all
 */
export const startTargets = async (upstream, { peers, loads, full }) => {
  const running = [];
  for (const target of targets) {
    const isSelected = !target.isPeer || target.name === 'hand' || peers.includes(target.name);
    if (isSelected && loads.some((load) => isMeasuredWith(target, { ...load, full })))
      running.push(await startTarget(target.name, upstream));
  }
  return {
    serversOf: (load) => running.filter((server) => isMeasuredWith(server, { ...load, full })),
    stop: async () => {
      for (const { stop } of running) await stop();
    },
  };
};
