import { costPerOffer } from './aims.mjs';
import { barChart } from './chart.mjs';
import { peerNames, titles } from '../gateway/targets.mjs';

const barsOf = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ label: titles[name], value, isOurs: !peerNames.includes(name) }))
    .toSorted((one, other) => one.value - other.value);

const workloadChart = (runs, workload, title) => {
  const run = runs.find((each) => each.workload === workload && each.connections === 32);
  const values = Object.entries(run.figures).map(([name, { cpuMs }]) => [name, cpuMs]);
  return barChart({ title, unit: 'CPU ms per request', bars: barsOf(Object.fromEntries(values)) });
};

const rowChart = (runs) => {
  const names = Object.keys(runs[0].figures);
  const values = Object.fromEntries(names.map((name) => [name, costPerOffer(runs, name)]));
  return barChart({ title: 'One offer more in a list', unit: 'µs of CPU', bars: barsOf(values) });
};

const pageChart = ({ path, cold, kept, file }) =>
  barChart({
    title: `The page ${path}`,
    unit: 'CPU ms of the site',
    bars: [
      { label: 'rendered', value: cold.cpuMs, isOurs: true },
      { label: 'cached', value: kept.cpuMs, isOurs: true },
      { label: 'a static file', value: file.cpuMs },
    ],
  });

/** @returns the charts of complete results by the names of their files */
export const chartsOf = ({ gateway, pages }) => ({
  ...(gateway && {
    'performance-city.svg': workloadChart(gateway, 'city', 'City page with 20 offers'),
    'performance-offer.svg': workloadChart(gateway, 'offer', 'Offer page'),
    'performance-row.svg': rowChart(gateway),
  }),
  ...(pages && { 'performance-page.svg': pageChart(pages.find(({ path }) => path === '/berlin')) }),
});
