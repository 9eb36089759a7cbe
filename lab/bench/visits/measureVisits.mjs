// npm run bench -- visits: what the steps of a visit cost each process, from which docs/capacity.md is reckoned. With
// DATABASE_URL, the services use that database, which has to be empty; its own processes are not counted.
import { startProduct } from '../../load/startProduct.mjs';
import { faultOf, post } from '../../load/visits.mjs';
import { atOnce } from '../../promises/figures.mjs';
import { say } from '../../../scripts/runtime.mjs';
import { figuresOf } from '../processes/processFigures.mjs';
import { stepsOf } from './steps.mjs';

const requests = 500;
const clients = 8;
const offersPerPage = 200;

/** Offers that the steps show, each once. */
const offersOf = async (services) => {
  const pages = Array.from({ length: (3 * requests) / offersPerPage }, async (_, index) => {
    const address = `${services}/web-api/en/job_offers?limit=${offersPerPage}&page=${index + 1}`;
    const { items } = await (await fetch(address)).json();
    return items;
  });
  return (await Promise.all(pages)).flat();
};

const cpuSecondsOf = (product) =>
  Object.fromEntries(Object.entries(product.pids()).map(([name, pid]) => [name, figuresOf(pid).cpuSeconds]));

const send = async (request, site) => {
  const fault = await faultOf(await request(site));
  if (fault !== null) throw new Error(`A step was not answered: ${fault}`);
};

const measureStep = async (nextRequest, product, count) => {
  const before = cpuSecondsOf(product);
  await atOnce(clients, Array.from({ length: count }), () => send(nextRequest(), product.site));
  const after = cpuSecondsOf(product);
  return Object.fromEntries(
    Object.keys(before).map((name) => [name, ((after[name] - before[name]) * 1_000) / count]),
  );
};

/** Measures and prints CPU milliseconds of each process per step. */
export const measureVisits = async () => {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const product = await startProduct({ keepsPages: true, databaseUrl });
  try {
    const steps = stepsOf(await offersOf(product.services), post);
    say(
      `\nSteps of a visit: CPU ms, ${clients} at once, ${databaseUrl === '' ? 'the embedded database' : 'PostgreSQL'}`,
    );
    for (const [name, nextRequest] of Object.entries(steps)) {
      await measureStep(nextRequest, product, requests / 5);
      const { web, gateway, services } = await measureStep(nextRequest, product, requests);
      const figures = [web, gateway, services].map((ms) => ms.toFixed(2).padStart(8));
      say(`  ${name.padEnd(34)} site ${figures[0]}  gateway ${figures[1]}  services ${figures[2]}`);
    }
  } finally {
    await product.stop();
  }
};
