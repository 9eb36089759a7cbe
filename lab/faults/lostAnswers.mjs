import { setTimeout as pause } from 'node:timers/promises';
import { compareLeads, startApplicants } from './applications.mjs';
import { startChaosProxy } from './chaosProxy.mjs';
import { startOwnServices } from './ownServices.mjs';
import { until } from './visit.mjs';
import { startGateway } from '../promises/startGateway.mjs';

const kinds = [
  { kind: 'reset' },
  { kind: 'halfClose' },
  { kind: 'truncate', bytes: 40 },
  { kind: 'garbage' },
  { kind: 'delay', ms: 600 },
];

/** Answers to writes get lost after they were stored; clients send them again with the same key. */
export const lostAnswers = async ({ isShort }) => {
  const wanted = isShort ? 500 : 10_000;
  const services = await startOwnServices();
  const proxy = await startChaosProxy(Number(new URL(services.origin).port));
  const gateway = await startGateway(proxy.origin, {
    RESPONSE_TIMEOUT_MS: '400',
    OVERALL_TIMEOUT_MS: '800',
    // Every fault shall reach the writes.
    BREAKER_FAILURES: '0',
  });
  let asked = 0;
  let made = 0;
  try {
    // Data arrive in both directions; of those of the services, every third is lost.
    proxy.set(() => {
      asked += 1;
      if (asked % 3 !== 0) return null;
      made += 1;
      return kinds[made % kinds.length];
    });
    const applicants = startApplicants(gateway.graphql, { visitors: 16, retryMs: 5 });
    await until(() => made >= wanted, { limitMs: 3_600_000, everyMs: 100 });
    proxy.set(null);
    await pause(1_000);
    await applicants.stop();
    const { acknowledged, attempts } = applicants.state;
    const { lost, doubled } = compareLeads(acknowledged, await services.keysOfLeads());
    return {
      of: 8,
      figure: `${doubled} doubled and ${lost} lost of ${acknowledged.length} acknowledged leads in ${attempts} attempts and ${made} faults`,
      isKept: lost === 0 && doubled === 0 && acknowledged.length > 0,
    };
  } finally {
    await gateway.stop();
    proxy.stop();
    await services.stop();
  }
};
