// The memory of each process of the product after 10,000 requests, in fresh processes with the product's own settings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callMix, gatewayMix, offersOf, pageMix } from './mixes.mjs';
import { requestOf, workloads } from '../gateway/workloads.mjs';
import { startGateway, startSite } from '../pages/startSites.mjs';
import { cores } from '../processes/cores.mjs';
import { figuresOf } from '../processes/processFigures.mjs';
import { startLoad } from '../processes/startLoad.mjs';
import { startServicesIn } from '../processes/startServices.mjs';
import { say } from '../../../scripts/runtime.mjs';

const amount = 10_000;
const usualConnections = 32;
/** More renderings at a time than a site begins would be refused. */
const siteConnections = 8;
const manyConnections = 1_000;
const timeoutS = 60;

/** The log that `npm start` writes; and answers are measured, not refusals on a busy machine. */
const settings = { LOG_LEVEL: 'info', MAX_REQUESTS: '100000', MAX_DELAY_MS: '60000' };

/** Loads a fresh process. @returns its memory at the start and afterwards, in MB */
const measure = async ({ name, title, connections = usualConnections }, { pid, origin }, requests, load) => {
  const startMb = figuresOf(pid).rssMb;
  const { failed } = await load.send({ url: origin, connections, amount, requests, timeout: timeoutS });
  const { rssMb } = figuresOf(pid);
  say(`${title}: ${Math.round(rssMb)} MB, ${Math.round(startMb)} at the start, ${failed} failed`);
  return { name, title, connections, startMb, rssMb, failed };
};

/** Does something with a process, and ends it. */
const within = async (starting, work) => {
  const process = await starting;
  try {
    return await work(process);
  } finally {
    await process.stop();
  }
};

const startOwnGateway = (upstream, core = cores.measured) => startGateway(upstream, settings, { core });

const startOwnSite = (gateway, services) => startSite(gateway, services, settings);

/** Services that find their database filled, as they do each time but the first. */
const measureServices = async (calls, load) => {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const start = () => startServicesIn(data, settings, { core: cores.measured });
  try {
    await within(start(), () => Promise.resolve());
    return await within(start(), (services) =>
      measure({ name: 'services', title: 'services' }, services, callMix(calls), load),
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

/** The pages that exist: not every company has one, and not every offer its category in each language. */
const existing = async ({ origin }, pages) => {
  const found = [];
  for (const page of pages) {
    const answer = await fetch(origin + page.path, { headers: page.headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status === 200) found.push(page);
  }
  say(`${found.length} of ${pages.length} pages exist.`);
  return found;
};

/** Sends each request once, to processes that are not measured. @returns the mixes, whose calls the upstream then has in memory */
const prepare = (upstream, services, load) =>
  within(startOwnGateway(upstream, cores.upstream), async (gateway) => {
    const offers = await offersOf(gateway.origin);
    const requests = gatewayMix(offers);
    await load.send({
      url: gateway.origin,
      connections: 4,
      amount: requests.length,
      requests,
      timeout: timeoutS,
    });
    const pages = await within(startOwnSite(gateway, services), (site) => existing(site, pageMix(offers)));
    return { ofGateway: requests, ofSite: pages };
  });

/** @returns the figures of gateway, site and services, and of a gateway with 1,000 connections */
export const measureMemory = async (upstream, services) => {
  say('Memory …');
  const load = startLoad();
  const gatewayWith = (what, requests) =>
    within(startOwnGateway(upstream), (process) => measure(what, process, requests, load));
  try {
    let mixes;
    const calls = await upstream.callsOf(async () => {
      mixes = await prepare(upstream, services, load);
    });
    const gateway = await gatewayWith({ name: 'gateway', title: 'gateway' }, mixes.ofGateway);
    const city = requestOf(workloads[0], { path: '/graphql' });
    const many = await gatewayWith(
      { name: 'many', title: 'gateway, city page', connections: manyConnections },
      [city],
    );
    const site = await within(startOwnGateway(upstream, cores.upstream), (behind) =>
      within(startOwnSite(behind, services), (process) =>
        measure({ name: 'site', title: 'site', connections: siteConnections }, process, mixes.ofSite, load),
      ),
    );
    return [gateway, many, site, await measureServices(calls, load)];
  } finally {
    await load.stop();
  }
};
