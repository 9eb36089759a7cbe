import { setTimeout as pause } from 'node:timers/promises';
import { stageIncident } from './stageIncident.mjs';
import { fail, say } from '../../scripts/runtime.mjs';

const timeOf = () => new Date().toTimeString().slice(0, 8);

/** Says which alerts fire and which are over, until the command is stopped. */
const tellAlerts = async (prometheus, isStopped) => {
  let known = new Map();
  while (!isStopped()) {
    // Ctrl-C ends Prometheus, too.
    const alerts = await prometheus.alerts().catch(() => null);
    if (alerts === null) return;
    const firing = new Map(alerts.map((alert) => [alert.summary, alert]));
    for (const [summary, { name, runbook }] of firing)
      if (!known.has(summary)) say(`${timeOf()} ${name} fires: ${summary} See ${runbook}`);
    for (const [summary, { name }] of known)
      if (!firing.has(summary)) say(`${timeOf()} ${name} is over: ${summary}`);
    known = firing;
    await pause(1_000);
  }
};

/** Resolves when the command is to stop. Without it, it would end at once, and leave disks and folders behind. */
const untilStopped = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.removeAllListeners(signal);
      process.on(signal, resolve);
    }
  });

/** Stages an incident without saying which, tells its alerts until the command is stopped, and then its cause. */
export const practise = async (name, incident, speed) => {
  let isStopped = false;
  const staged = await stageIncident(incident, speed, async ({ product, prometheus, begin }) => {
    for (const process of ['web', 'gateway', 'services'])
      say(`${process}: ${product[process].origin}, metrics at port ${product.metrics[process]}`);
    say(`identity: ${product.services.identity}`);
    for (const [setting, value] of Object.entries(product.services.found))
      if (value !== '') say(`${setting} of the services: ${value}`);
    say(
      prometheus === null
        ? 'Without Prometheus (the package prometheus of Debian), no alert is shown.'
        : `Prometheus: ${prometheus.origin}, with times that are ${speed} times shorter`,
    );
    await begin();
    say(
      '\nThe incident has begun. docs/runbook.md says how to find its cause; Ctrl-C ends it and tells it.\n',
    );
    const telling = prometheus === null ? undefined : tellAlerts(prometheus, () => isStopped);
    await untilStopped();
    isStopped = true;
    await telling;
    return true;
  });
  if (staged === null) fail(`This incident needs ${incident.needs}.`);
  say(`\nThe cause (${name}): ${incident.cause}`);
};
