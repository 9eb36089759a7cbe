// The results of a run as Markdown, one block for each part.
import { costPerOffer } from './aims.mjs';
import { number, tableOf } from './table.mjs';
import { targetNames, titles } from '../gateway/targets.mjs';

const usualConnections = 32;

/** The servers of any run, in their usual order. */
const namesOf = (runs) => targetNames.filter((name) => runs.some(({ figures }) => figures[name]));

const cpuOf = (figures) => {
  if (figures === undefined) return '–';
  return figures.failed > 0 ? `${figures.failed} failed` : number(figures.cpuMs);
};

const cpuTable = (runs) => {
  const names = namesOf(runs);
  const perOffer = names.map((name) => costPerOffer(runs, name));
  return tableOf(
    ['CPU ms per request', 'connections', 'upstream calls', ...names.map((name) => titles[name])],
    [
      ...runs.map(({ title, connections, calls, figures }) => [
        title,
        connections.toLocaleString('en-US'),
        calls,
        ...names.map((name) => cpuOf(figures[name])),
      ]),
      [
        'one offer more in a list, µs',
        '',
        '',
        ...perOffer.map((cost) => (cost === undefined ? '–' : number(cost))),
      ],
    ],
  );
};

const throughputTable = (runs) => {
  const names = namesOf(runs);
  return tableOf(
    ['requests/s, p50 / p99 ms, MB', 'connections', ...names.map((name) => titles[name])],
    runs.map(({ title, connections, figures }) => [
      title,
      connections.toLocaleString('en-US'),
      ...names.map((name) => {
        if (figures[name] === undefined) return '–';
        const { perSecond, p50, p99, rssMb } = figures[name];
        return `${number(perSecond)}, ${number(p50)} / ${number(p99)}, ${number(rssMb)}`;
      }),
    ]),
  );
};

/** The lists of other lengths are in the cost of one offer more. */
const shownWorkloads = new Set(['city', 'offer', 'typename', 'list200', 'company', 'posts']);

/** CPU time as a ratio of that of the hand-written handlers, with the usual number of connections. */
const ratioTable = (runs) => {
  const usual = runs.filter(({ connections }) => connections === usualConnections);
  const shown = usual.filter(({ workload }) => shownWorkloads.has(workload));
  const names = namesOf(usual).filter((name) => !['hand', 'dispatch', 'workers'].includes(name));
  const ratios = (of) => names.map((name) => (of(name) === undefined ? '–' : number(of(name) / of('hand'))));
  return tableOf(
    ['CPU per request', `${titles.hand}, ms`, ...names.map((name) => titles[name].replace('gateway, ', ''))],
    [
      ...shown.map(({ title, figures }) => [
        title,
        cpuOf(figures.hand),
        ...ratios((name) => figures[name]?.cpuMs),
      ]),
      [
        'one offer more in a list',
        number(costPerOffer(usual, 'hand') / 1_000),
        ...ratios((name) => costPerOffer(usual, name)),
      ],
    ],
  );
};

const pagesTable = (pages) => {
  const throughput = ({ perSecond, p99 }) => `${number(perSecond)} (${number(p99)})`;
  return tableOf(
    [
      'page',
      'rendered: CPU ms of the site',
      'of the gateway',
      'pages/s (p99 ms)',
      'cached: CPU ms',
      'pages/s (p99 ms)',
      'static file: CPU ms',
      'MB of the site',
    ],
    pages.map(({ path, cold, kept, file }) => [
      path,
      number(cold.cpuMs),
      number(cold.helperCpuMs),
      throughput(cold),
      number(kept.cpuMs),
      throughput(kept),
      number(file.cpuMs),
      number(cold.rssMb),
    ]),
  );
};

const pageCosts = (pages) =>
  tableOf(
    ['CPU ms of the site', 'rendered', 'cached', 'static file'],
    pages.map(({ path, cold, kept, file }) => [
      path,
      ...[cold, kept, file].map(({ cpuMs }) => number(cpuMs)),
    ]),
  );

const kilobytes = (bytes) => number(bytes / 1_000);

const bytesTable = (pages) =>
  tableOf(
    ['page', 'JavaScript, brotli kB', 'CSS', 'HTML'],
    pages.map(({ path, script, style, html }) => [path, ...[script, style, html].map(kilobytes)]),
  );

const lighthouseTable = (pages) =>
  tableOf(
    ['page', 'performance', 'accessibility', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    pages.map(({ path, performance, accessibility, practices, seo, lcp, tbt, cls }) => [
      path,
      performance,
      accessibility,
      practices,
      seo,
      lcp,
      tbt,
      cls,
    ]),
  );

const lowestScores = (pages) => {
  const lowest = (key) => Math.min(...pages.map((page) => page[key]));
  const scores = ['accessibility', 'practices', 'seo'].map((key) => `${key} ${lowest(key)}`);
  return `The lowest of the other scores: ${scores.join(', ')}.`;
};

const memoryTable = (measured) =>
  tableOf(
    ['MB resident', 'connections', 'at the start', 'after 10,000 requests', 'failed'],
    measured.map(({ title, connections, startMb, rssMb, failed }) => [
      title,
      connections.toLocaleString('en-US'),
      number(startMb),
      number(rssMb),
      failed,
    ]),
  );

const expensiveList = ({ expensive }) =>
  expensive
    .map(
      ({ cpu, wall, calls, query }) =>
        `${number(cpu)} s of CPU of gateway and services, ${number(wall)} s, ${calls} calls:\n\n\`\`\`text\n${query}\n\`\`\``,
    )
    .join('\n\n');

const tables = {
  gateway: (runs) => `${cpuTable(runs)}\n\n${throughputTable(runs)}`,
  pages: pagesTable,
  bytes: bytesTable,
  lighthouse: lighthouseTable,
  memory: memoryTable,
  expensive: expensiveList,
};

/** What docs/performance.md has of them, beside the aims. */
const summaries = { gateway: ratioTable, pages: pageCosts, lighthouse: lowestScores };

const filled = (printed, results) =>
  Object.fromEntries(
    Object.keys(printed)
      .filter((part) => results[part] !== undefined)
      .map((part) => [part, printed[part](results[part])]),
  );

/** @returns the tables of those parts that were measured, by their names */
export const partsOf = (results) => filled(tables, results);

/** @returns the same, shortened for the documentation */
export const summariesOf = (results) => filled(summaries, results);

/** The aims beside what was measured; undefined if there are none. */
export const aimsTable = (aims) =>
  aims.length === 0 ? undefined : tableOf(['', 'aim', 'measured', 'met'], aims);
