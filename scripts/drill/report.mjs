// Stages one incident until the command is stopped, or with --all each, or those named, until their alerts fire.
import { setTimeout as pause } from 'node:timers/promises';
import { incidents } from './incidents.mjs';
import { measureAlerts } from './measureAlerts.mjs';
import { stageIncident } from './stageIncident.mjs';
import { buildStale } from '../build.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';
import { fail, say } from '../runtime.mjs';

/** How many times sooner alerts fire than in production. */
const speed = 10;

const names = Object.keys(incidents);
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));

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

const practise = async (name) => {
  const incident = incidents[name];
  const stop = Promise.withResolvers();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // Otherwise the command would end at once, and leave disks and folders behind.
    process.removeAllListeners(signal);
    process.on(signal, stop.resolve);
  }
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
    await stop.promise;
    isStopped = true;
    await telling;
    return true;
  });
  if (staged === null) fail(`This incident needs ${incident.needs}.`);
  say(`\nThe cause (${name}): ${incident.cause}`);
};

if (words.includes('--all')) {
  const measurements = Object.fromEntries(
    names.map((name) => [name, () => measureAlerts(incidents[name], speed)]),
  );
  await runMeasurements('drill', measurements, { words: chosen.length > 0 ? chosen : names });
} else {
  const [name = names[Math.floor(Math.random() * names.length)]] = chosen;
  if (!names.includes(name)) fail(`There is no incident ${name}, but ${names.join(', ')}.`);
  await buildStale();
  await practise(name);
}
// Connections of visitors who still wait would keep this process running.
process.exit();
