// npm start: installs, builds what is stale, seeds, starts services, gateway and web as in production, and prints their
// addresses. npm run dev: the same as in development, with hot reload.
import { watch } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStale, generatedCode, runningCode } from './build.mjs';
import { loadEnvironment, logsFolder, ports, requireFreePorts } from './product/environment.mjs';
import { Processes, waitUntilReady } from './product/processes.mjs';
import { bin, fail, prepareRuntime, root, run, say } from './runtime.mjs';

const development = process.argv.includes('--watch');
await prepareRuntime(development ? 'all' : 'product');
loadEnvironment();
await requireFreePorts();

const processes = new Processes({
  logs: logsFolder(),
  onFailedStart: async (name, lastLines) => {
    if (lastLines.length > 0) console.error(lastLines.join('\n'));
    console.error(`${name} exited; its log is in ${processes.logOf(name)}.`);
    await processes.stop();
    process.exit(1);
  },
});

const stopHintMs = 3_000;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) {
      processes.kill();
      process.exit(1);
    }
    stopping = true;
    const hint = setTimeout(
      () => say('Requests are still running. Press Ctrl-C again to end them.'),
      stopHintMs,
    );
    say('Stopping …');
    await processes.stop();
    clearTimeout(hint);
    process.exit(0);
  });

const port = Object.fromEntries(ports().map(({ name, port: number }) => [name, number]));
const local = (name, path = '') => `http://127.0.0.1:${port[name]}${path}`;

/**
 * The addresses at which the processes find each other; the environment may override them. Only the command decides whether it is
 * development.
 */
const environment = {
  WEB_API_URL: local('services', '/web-api'),
  SALES_API_URL: local('services', '/sales-api'),
  OFP_API_URL: local('services', '/ofp-api'),
  MORE_JOBS_API_URL: local('services', '/more-jobs-api'),
  IP_LOOKUP_URL: local('services', '/ip_lookup'),
  IMAGES_URL: local('services', '/images'),
  GATEWAY_URL: local('gateway', '/graphql'),
  PUBLIC_ORIGIN: `http://localhost:${port.web}`,
  SERVICES_ORIGIN: `http://localhost:${port.services}`,
  IDENTITY_ORIGIN: `http://localhost:${port.identity}`,
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
};

const startOne = async (name, args) => {
  processes.start(name, bin('node'), args, environment);
  if (await waitUntilReady(local(name, '/healthz'))) {
    processes.supervise(name);
    return;
  }
  await processes.stop();
  fail(`${name} did not become ready; its log is in ${processes.logOf(name)}.`);
};

const started = Date.now();
const reload = development ? ['--watch', '--watch-preserve-output'] : [];
say('Starting the services, the gateway and the site …');
// The services fill a new database while the site is built. In development Vite serves the site from its sources, and the generated
// code is what editors need.
await Promise.all([
  startOne('services', [...reload, 'services/src/main.ts']),
  buildStale({ only: development ? generatedCode : runningCode }),
]);
await startOne('gateway', [...reload, 'gateway/src/main.ts']);
await startOne('web', [`web/src/server/${development ? 'development' : 'main'}.ts`]);

if (development) {
  let pending;
  watch(join(root, 'web/src'), { recursive: true }, (_event, file) => {
    if (!file || file.includes('__generated__')) return;
    clearTimeout(pending);
    pending = setTimeout(
      () =>
        run(bin('relay-compiler'), ['relay.config.js'], { quiet: true }).then(
          ({ ok, output }) => ok || say(output),
        ),
      200,
    );
  });
}

say(`
Ready in ${((Date.now() - started) / 1000).toFixed(1)} s.

  Site                http://localhost:${port.web}
  GraphiQL            http://localhost:${port.gateway}/graphql
  REST services       http://localhost:${port.services}
${environment.SMTP_URL ? '' : `  Outbox              http://localhost:${port.services}/outbox, with the codes to confirm an account\n`}  Logs                ${relative(root, logsFolder())}

Press Ctrl-C to stop.`);
