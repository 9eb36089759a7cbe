import { setTimeout as pause } from 'node:timers/promises';
import { compareLeads, startApplicants } from './applications.mjs';
import { startOwnServices } from './ownServices.mjs';
import { until } from './visit.mjs';
import { inMs } from '../promises/figures.mjs';
import { send } from '../promises/post.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const maxBackMs = 5_000;

const missingOf = async (services) => {
  const { text } = await send(`${services.origin}/readyz`).catch(() => ({ text: '{}' }));
  return JSON.parse(text).missing ?? [];
};

const faults = [{ kind: 'hang' }, { kind: 'reset' }];

/** The database server hangs, and then resets connections, while visitors apply. */
export const databaseGone = async ({ isShort }) => {
  const services = await startOwnServices();
  const { connections } = services;
  if (connections === null) {
    await services.stop();
    return { claim: 'the database server is gone', figure: 'needs PostgreSQL', isKept: null };
  }
  const gateway = await startGateway(services.origin, { RESPONSE_TIMEOUT_MS: '5000' });
  try {
    const applicants = startApplicants(gateway.graphql);
    const times = [];
    for (const fault of faults) {
      await pause(1_000);
      connections.set(fault);
      const noticed = await until(async () => (await missingOf(services)).includes('database'), {
        limitMs: 30_000,
      });
      await pause(isShort ? 2_000 : 10_000);
      connections.set(null);
      const before = applicants.state.acknowledged.length;
      const back = await until(() => applicants.state.acknowledged.length > before, { limitMs: 60_000 });
      times.push({ noticed, back });
    }
    await pause(1_000);
    await applicants.stop();
    const { acknowledged } = applicants.state;
    const { lost, doubled } = compareLeads(acknowledged, await services.keysOfLeads());
    const shown = times.map(
      ({ noticed, back }, at) =>
        `${faults[at].kind}: /readyz names the database after ${inMs(noticed)}, leads are stored again after ${inMs(back)}`,
    );
    return {
      of: 10,
      claim:
        'a database server that hangs or resets loses no acknowledged lead, and is used again when it is back',
      figure: `${shown.join('; ')}; ${lost} of ${acknowledged.length} lost, ${doubled} doubled`,
      isKept: lost === 0 && doubled === 0 && times.every(({ back }) => back <= maxBackMs),
    };
  } finally {
    connections.set(null);
    await gateway.stop();
    await services.stop();
  }
};
