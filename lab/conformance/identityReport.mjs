// Runs the flows of every client and prints a matrix of operations and clients.
import { amplifyFlows } from '../../identity/test/conformance/amplifyFlows.ts';
import { configureAmplify } from '../../identity/test/conformance/configureAmplify.ts';
import { recordCalls } from '../../identity/test/conformance/recordCalls.ts';
import { allRows, amplifyRows, sdkRows } from '../../identity/test/conformance/rows.ts';
import { createSdkClient } from '../../identity/test/conformance/sdkClient.ts';
import { sdkFlows } from '../../identity/test/conformance/sdkFlows.ts';
import { say } from '../../scripts/runtime.mjs';
import { openIdentityPage } from './identityPage.mjs';
import { openPool } from './identityPool.mjs';

/** Runs flows one after the other; a failed one does not stop the others. */
const runFlows = async (client, names, runFlow) => {
  let areComplete = true;
  for (const name of names) {
    try {
      await runFlow(name);
    } catch (error) {
      areComplete = false;
      say(`${client}, ${name}: ${error.message}`);
    }
  }
  return areComplete;
};

const inNode = async (pool, succeeded) => {
  configureAmplify(pool);
  const stop = recordCalls((row) => succeeded.add(row));
  const names = Object.keys(amplifyFlows);
  const areComplete = await runFlows('aws-amplify in Node', names, (name) => amplifyFlows[name](pool));
  stop();
  return areComplete;
};

const inChromium = async (page, pool, succeeded) => {
  const run = await page.load(pool, (row) => succeeded.add(row));
  return runFlows('aws-amplify in Chromium', Object.keys(amplifyFlows), run);
};

const withSdk = async (pool, succeeded) => {
  const client = createSdkClient(pool, (row) => succeeded.add(row));
  const flows = new Map(sdkFlows(client).map(({ name, run }) => [name, run]));
  const areComplete = await runFlows('AWS SDK', flows.keys(), (name) => flows.get(name)(pool));
  client.destroy();
  return areComplete;
};

const width = Math.max(...allRows.map((row) => row.length));

/** A cell: what the client does not call is empty. */
const cellOf = (row, { rows, succeeded }) =>
  rows.includes(row) ? (succeeded.has(row) ? 'ok' : 'not seen') : '';

const printMatrix = (columns) => {
  say(['operation'.padEnd(width), ...columns.map(({ title }) => title.padEnd(9))].join('  '));
  for (const row of allRows)
    say([row.padEnd(width), ...columns.map((column) => cellOf(row, column).padEnd(9))].join('  '));
};

/** @returns whether every flow of every client was completed */
export const reportIdentity = async (chromium) => {
  const page = await openIdentityPage(chromium);
  const pool = await openPool(page.origin);
  const columns = [
    { title: 'Node', rows: amplifyRows, succeeded: new Set(), run: inNode },
    {
      title: 'Chromium',
      rows: amplifyRows,
      succeeded: new Set(),
      run: (...args) => inChromium(page, ...args),
    },
    { title: 'SDK', rows: sdkRows, succeeded: new Set(), run: withSdk },
  ];
  try {
    const results = [];
    for (const { run, succeeded } of columns) results.push(await run(pool, succeeded));
    printMatrix(columns);
    return results.every(Boolean);
  } finally {
    await page.close();
    await pool.close();
  }
};
