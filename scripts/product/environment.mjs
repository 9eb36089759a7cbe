// The settings that the commands themselves need; each workspace reads its other settings in its config/.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { fail, root } from '../runtime.mjs';

/** Reads .env into the environment, without overwriting variables. */
export const loadEnvironment = (file = join(root, '.env')) => {
  if (!existsSync(file)) return;
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
      process.env[name] ??= value;
  } catch (error) {
    fail(
      `The file .env cannot be read (${error.code ?? error.message}): fix it, or remove it to use the defaults.`,
    );
  }
};

/** Beside the data, so that products on one machine do not write into the same files. */
export const logsFolder = () => resolve(root, process.env.DATA_DIR || '.data', 'logs');

export const ports = () =>
  [
    ['services', 'SERVICES_PORT', 4100],
    ['identity', 'IDENTITY_PORT', 4200],
    ['gateway', 'GATEWAY_PORT', 4000],
    ['web', 'WEB_PORT', 3000],
  ].map(([name, variable, defaultPort]) => ({
    name,
    variable,
    port: Number(process.env[variable] || defaultPort),
  }));

const isFree = (port, host) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error) => answer(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => answer(true)));
  });

export const requireFreePorts = async () => {
  for (const { variable, port } of ports())
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      fail(
        `${variable} is "${process.env[variable]}", which is not a port: choose a number from 1 to 65535.`,
      );
  for (const { name, variable, port } of ports())
    if (!(await isFree(port, process.env.HOST || '127.0.0.1')))
      fail(
        `Port ${port} for ${name} is in use: stop what listens there, or choose another, for example ${variable}=${port + 10} npm start.`,
      );
};
