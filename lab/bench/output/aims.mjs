// The aims of the product, as functions of what was measured. `valueOf` returns undefined if a run did not measure it.
import { slopeOf } from '../measure/statistics.mjs';
import { number } from './table.mjs';

const usualConnections = 32;

const figuresOf = (runs, workload, name, connections = usualConnections) => {
  const figures = runs.find((run) => run.workload === workload && run.connections === connections)?.figures[
    name
  ];
  return figures?.failed === 0 ? figures : undefined;
};

/** How many times less CPU a request takes than that of another server. */
const timesCheaper =
  (workload, name, than) =>
  ({ gateway: runs = [] }) => {
    const [own, other] = [figuresOf(runs, workload, name), figuresOf(runs, workload, than)];
    return own && other && other.cpuMs / own.cpuMs;
  };

/** The CPU of one offer more in a list, in µs. */
export const costPerOffer = (runs, name) => {
  const points = runs
    .filter(({ rows, connections }) => rows !== undefined && connections === usualConnections)
    .flatMap(({ workload, rows }) => {
      const figures = figuresOf(runs, workload, name);
      return figures ? [{ x: rows, y: figures.cpuMs * 1_000 }] : [];
    });
  return points.length < 2 ? undefined : slopeOf(points);
};

const ofName = (runs, name, workload) => runs.filter((run) => run.workload === workload && run.figures[name]);

/** Throughput with 1,000 connections, of the best with any number of them. */
const throughputWithMany = ({ gateway: runs = [] }) => {
  const many = figuresOf(runs, 'city', 'gateway', 1_000);
  const best = Math.max(...ofName(runs, 'gateway', 'city').map(({ figures }) => figures.gateway.perSecond));
  return many && many.perSecond / best;
};

/** The memory of a fresh process after 10,000 requests. */
const memoryOf =
  (name) =>
  ({ memory = [] }) => {
    const figures = memory.find((each) => each.name === name);
    return figures?.failed === 0 ? figures.rssMb : undefined;
  };

/** The memory of the gateway after the last workload: it has answered some hundred thousand requests then. */
const memoryAfterAll = ({ gateway: runs = [] }) =>
  runs.findLast(({ connections }) => connections === usualConnections)?.figures.gateway.rssMb;

const memoryOfSite = ({ pages = [] }) =>
  pages.length === 0 ? undefined : Math.max(...pages.map(({ cold }) => cold.rssMb));

const ofPage =
  (key) =>
  ({ pages = [] }) =>
    pages.find(({ path }) => path === '/berlin')?.[key];

const keptOfStatic = ({ pages = [] }) => {
  const page = pages.find(({ path }) => path === '/berlin');
  return page && page.file.cpuMs / page.kept.cpuMs;
};

const scores =
  (key, worst) =>
  ({ lighthouse = [] }) =>
    lighthouse.length === 0 ? undefined : worst(...lighthouse.map((page) => page[key]));

const largestScript = ({ bytes = [] }) =>
  bytes.length === 0 ? undefined : Math.max(...bytes.map(({ script }) => script)) / 1_000;

const atLeast = (least, unit = '') => ({
  text: `≥ ${least}${unit}`,
  isMet: (value) => value >= least,
});
const atMost = (most, unit = '') => ({ text: `≤ ${most}${unit}`, isMet: (value) => value <= most });

const pair = (workload, title, [of, mercurius, apollo]) => [
  [`${title}, of hand-written`, atLeast(of), timesCheaper(workload, 'gateway', 'hand')],
  [`${title}, against mercurius`, atLeast(mercurius), timesCheaper(workload, 'gateway', 'mercurius')],
  [`${title}, against Apollo`, atLeast(apollo), timesCheaper(workload, 'gateway', 'apollo')],
  [
    `${title}, against mercurius, public GETs shared`,
    atLeast(2),
    timesCheaper(workload, 'shared', 'mercurius'),
  ],
  [`${title}, against Apollo, public GETs shared`, atLeast(5), timesCheaper(workload, 'shared', 'apollo')],
  [`${title}, answer cached, of hand-written`, atLeast(10), timesCheaper(workload, 'kept', 'hand')],
];

const aims = [
  ...pair('city', 'city page', [0.85, 1.25, 3]),
  ...pair('offer', 'offer page', [0.95, 1.25, 3]),
  ['`{ __typename }`, of a bare handler', atLeast(0.8), timesCheaper('typename', 'gateway', 'hand')],
  ['one offer more in a list', atMost(15, ' µs'), ({ gateway = [] }) => costPerOffer(gateway, 'gateway')],
  ['1,000 connections: throughput, of the best', atLeast(0.8), throughputWithMany],
  ['1,000 connections: memory after 10,000 requests', atMost(350, ' MB'), memoryOf('many')],
  ['memory of the gateway after 10,000 requests', atMost(300, ' MB'), memoryOf('gateway')],
  ['memory of the site after 10,000 requests', atMost(250, ' MB'), memoryOf('site')],
  ['memory of the services after 10,000 requests', atMost(400, ' MB'), memoryOf('services')],
  ['memory of the gateway after all workloads', atMost(300, ' MB'), memoryAfterAll],
  ['memory of the site after all pages', atMost(250, ' MB'), memoryOfSite],
  ['cold city page, CPU of the site', atMost(15, ' ms'), (results) => ofPage('cold')(results)?.cpuMs],
  ['cached city page, of a static file', atLeast(0.8), keptOfStatic],
  ['JavaScript of the largest first load', atMost(165, ' kB'), largestScript],
  ['Lighthouse: lowest performance', atLeast(98), scores('performance', Math.min)],
  ['Lighthouse: largest contentful paint', atMost(1_800, ' ms'), scores('lcp', Math.max)],
  ['Lighthouse: total blocking time', atMost(100, ' ms'), scores('tbt', Math.max)],
  ['Lighthouse: layout shift', atMost(0), scores('cls', Math.max)],
];

/** Each aim beside what was measured: the cells of its row, and whether the run measured it. */
export const comparedWithAims = (results) =>
  aims.map(([what, aim, valueOf]) => {
    const value = valueOf(results);
    if (value === undefined) return { isMeasured: false, cells: [what, aim.text, '–', 'not measured'] };
    const verdict = aim.isMet(value) ? 'yes' : '**no**';
    return { isMeasured: true, cells: [what, aim.text, number(value), verdict] };
  });
