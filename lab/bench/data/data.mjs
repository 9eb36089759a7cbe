// npm run bench -- data: measures every list and search of the services, with 8 requests at once. With DATABASE_URL on that
// database, which is to be filled before (npm run seed -- --scale large); otherwise on an embedded one with ten times the
// sample data, which is kept in .cache.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, root, run, say } from '../../../scripts/runtime.mjs';
import { startProcess } from '../processes/ownProcess.mjs';
import lists from './lists.json' with { type: 'json' };
import { measureList } from './measureList.mjs';
import { freePort } from '../../../server/test/freePort.ts';

/** The aim for the slowest one in a hundred answers, in ms. */
const aim = 150;

const dataDir = join(root, '.cache/bench-data');

const seed = async () => {
  if (existsSync(join(dataDir, 'pglite'))) return;
  const { code } = await run(bin('node'), ['sample/seed.ts', '--scale', '10'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (code !== 0) fail('The database for the measurement could not be filled.');
};

const line = (cells) =>
  say(
    `  ${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(42) : String(cell).padStart(9))).join('')}`,
  );

/** Measures and prints all lists. */
export const measureData = async () => {
  const onServer = (process.env.DATABASE_URL ?? '') !== '';
  if (!onServer) await seed();
  const port = await freePort();
  const services = await startProcess('services/src/main.ts', port, {
    SERVICES_PORT: String(port),
    ALERTS_INTERVAL_S: '86400',
    ...(onServer ? {} : { DATA_DIR: dataDir }),
    IDENTITY_PORT: String(await freePort()),
  });
  const engine = onServer ? 'PostgreSQL' : 'the embedded database';
  say(`\nLists and searches of the services on ${engine}: ms, 8 at once; the aim is a p99 of ${aim}`);
  line(['list', 'alone', 'p50', 'p99', 'aim']);
  try {
    for (const [name, paths] of Object.entries(lists)) {
      const measured = await measureList(paths.map((path) => services.origin + path));
      line([name, measured.alone, measured.p50, measured.p99, measured.p99 <= aim ? 'met' : 'missed']);
    }
  } finally {
    await services.stop();
  }
};
