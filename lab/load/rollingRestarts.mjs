import { setTimeout as pause } from 'node:timers/promises';
import { faultOf, visits } from './visits.mjs';
import { say } from '../../scripts/runtime.mjs';

const visitorsOfEachKind = 4;
const pauseMs = 25;
const betweenMs = 1_000;

const visitUntilEnd = async (site, [kind, visit], state) => {
  while (state.isRunning) {
    const fault = await visit(site).then(faultOf, (error) => String(error.cause ?? error));
    state.answers += 1;
    if (fault !== null) state.faults.push(`${kind}: ${fault}`);
    await pause(pauseMs);
  }
};

/** Restarts the gateway again and again while visitors use the site. No request may fail. */
export const rollingRestarts = async ({ site, restartGateway, isShort }) => {
  const restarts = isShort ? 4 : 20;
  const state = { isRunning: true, answers: 0, faults: [] };
  const visitors = Object.entries(visits).flatMap((visit) =>
    Array.from({ length: visitorsOfEachKind }, () => visitUntilEnd(site, visit, state)),
  );
  for (let done = 1; done <= restarts; done += 1) {
    await pause(betweenMs);
    const started = performance.now();
    await restartGateway();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    say(`Restart ${done} took ${seconds} s: ${state.answers} requests, ${state.faults.length} failed`);
  }
  await pause(betweenMs);
  state.isRunning = false;
  await Promise.all(visitors);
  for (const fault of new Set(state.faults)) say(fault);
  return {
    of: 11,
    claim: `0 failed requests in ${restarts} restarts of the gateway under load`,
    figure: `${state.faults.length} of ${state.answers} failed`,
    isKept: state.faults.length === 0,
  };
};
