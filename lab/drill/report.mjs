// Stages one incident until the command is stopped, or with --all each, or those named, until their alerts fire.
import { incidents } from './incidents.mjs';
import { measureAlerts } from './measureAlerts.mjs';
import { practise } from './practise.mjs';
import { buildStale } from '../../scripts/build.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';
import { fail } from '../../scripts/runtime.mjs';

/** How many times sooner alerts fire than in production. */
const speed = 10;

const names = Object.keys(incidents);
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));

if (words.includes('--all')) {
  const measurements = Object.fromEntries(
    names.map((name) => [name, () => measureAlerts(incidents[name], speed)]),
  );
  await runMeasurements('drill', measurements, { words: chosen.length > 0 ? chosen : names });
} else {
  const [name = names[Math.floor(Math.random() * names.length)]] = chosen;
  if (!names.includes(name)) fail(`There is no incident ${name}, but ${names.join(', ')}.`);
  await buildStale();
  await practise(name, incidents[name], speed);
}
// Connections of visitors who still wait would keep this process running.
process.exit();
