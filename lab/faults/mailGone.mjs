import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../services/test/testMailServer.ts';
import { inMs, percentile } from '../promises/figures.mjs';
import { metricsOf } from '../promises/metricsOf.mjs';
import { startChaosProxy } from './chaosProxy.mjs';
import { startOwnServices } from './ownServices.mjs';
import { signUp } from './signUp.mjs';
import { until } from './visit.mjs';

const maxBackMs = 20_000;

/** The mail server hangs, and then resets connections, while visitors sign up. */
export const mailGone = async ({ isShort }) => {
  const mailServer = await startMailServer();
  const connections = await startChaosProxy(Number(new URL(mailServer.url).port));
  const metrics = await metricsOf('SERVICES_METRICS_PORT');
  const services = await startOwnServices({
    more: { SMTP_URL: `smtp://127.0.0.1:${connections.port}`, ...metrics.env },
  });
  const waiting = () => metrics.sum('citygigs_mails_waiting');
  try {
    const visitors = [];
    const signUpFor = async (milliseconds) => {
      for (const started = performance.now(); performance.now() - started < milliseconds;) {
        const email = `${randomUUID()}@example.org`;
        const { status, ms } = await signUp(services.identity, email, visitors.length);
        visitors.push({ email, ms, isAcknowledged: status === 200 });
        await pause(250);
      }
    };
    const arrived = () => new Set(mailServer.messages.map(({ to }) => to));
    const missing = () => {
      const there = arrived();
      return visitors.filter(({ email, isAcknowledged }) => isAcknowledged && !there.has(email)).length;
    };
    const outages = [];
    for (const kind of ['hang', 'reset']) {
      connections.set({ kind });
      await signUpFor(isShort ? 5_000 : 90_000);
      const waited = await waiting();
      connections.set(null);
      const back = await until(() => missing() === 0, { limitMs: 600_000 });
      outages.push({ kind, waited, back });
    }
    const refused = visitors.filter(({ isAcknowledged }) => !isAcknowledged).length;
    const doubled = mailServer.messages.length - arrived().size;
    const shown = outages.map(
      ({ kind, waited, back }) => `${kind}: ${waited} mails wait, all are sent ${inMs(back)} after the end`,
    );
    const slowest = percentile(
      visitors.map(({ ms }) => ms),
      0.99,
    );
    return {
      claim: 'a mail server that hangs or resets loses no mail, and no sign-up waits for it',
      figure: `${refused} of ${visitors.length} sign-ups failed, p99 ${inMs(slowest)}; ${shown.join('; ')}; ${doubled} sent twice`,
      isKept:
        refused === 0 &&
        outages.every(({ waited, back }) => waited > 0 && back <= maxBackMs) &&
        doubled === 0,
    };
  } finally {
    connections.stop();
    await services.stop();
    mailServer.stop();
  }
};
