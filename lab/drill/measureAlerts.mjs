import { setTimeout as pause } from 'node:timers/promises';
import { stageIncident } from './stageIncident.mjs';

const quietMs = 15_000;
const limitMs = 240_000;

/** Stages an incident until its alerts fire. @returns how long each took in the time of production, and which others fired */
export const measureAlerts = async (incident, speed) => {
  const { cause, alerts: wanted, needs } = incident;
  const claim = `${wanted.join(' and ')} of: ${cause}`;
  const result = await stageIncident(incident, speed, async ({ prometheus, begin }) => {
    if (prometheus === null) return null;
    await pause(quietMs);
    const before = (await prometheus.alerts()).map(({ name }) => name);
    const started = performance.now();
    await begin();
    const fired = new Map();
    while (performance.now() - started < limitMs && !wanted.every((name) => fired.has(name))) {
      await pause(500);
      for (const { name } of await prometheus.alerts())
        if (!fired.has(name)) fired.set(name, ((performance.now() - started) / 60_000) * speed);
    }
    return { before, fired };
  });
  if (result === null) return { claim, figure: `needs ${needs ?? 'Prometheus'}`, isKept: null };
  const { before, fired } = result;
  const shown = [...fired].map(([name, minutes]) => `${name} after ${minutes.toFixed(1)} minutes`);
  return {
    claim,
    figure: `${shown.join(', ') || 'none fired'}${before.length > 0 ? `; before it ${before.join(', ')}` : ''}`,
    isKept: wanted.every((name) => fired.has(name)),
  };
};
