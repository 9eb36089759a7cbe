// What the tests of images and manifests know about the processes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { parseConfig as parseGateway } from '../../gateway/src/config/parseConfig.ts';
import { parseConfig as parseServices } from '../../services/src/config/parseConfig.ts';
import { parseConfig as parseWeb } from '../../web/src/config/parseConfig.ts';

const root = resolve(import.meta.dirname, '../..');

export const read = (file) => readFileSync(join(root, file), 'utf8');

/** The documents of a YAML file. Throws on a fault. */
export const documentsOf = (file) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
    return document.toJS();
  });

/** The variables of a settings schema: the upper-case keys of its zod object. */
const variablesIn = (file) => [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

const process = (name, { main, parseConfig, settings = [], shared, ports, metricsVariable }) => ({
  name,
  main,
  parseConfig,
  ports,
  metricsVariable,
  variables: new Set([
    'NODE_ENV',
    ...['parseConfig', ...settings].flatMap((file) => variablesIn(`${name}/src/config/${file}.ts`)),
    ...shared.flatMap((file) => variablesIn(`server/src/config/${file}.ts`)),
  ]),
});

export const processes = [
  process('web', {
    main: 'web/src/server/main.ts',
    parseConfig: parseWeb,
    settings: ['authSettings', 'cdnSettings', 'htmlCacheSettings', 'sentrySettings', 'tagSettings'],
    shared: ['tracingSettings'],
    ports: [3000],
    metricsVariable: 'WEB_METRICS_PORT',
  }),
  process('gateway', {
    main: 'gateway/src/main.ts',
    parseConfig: parseGateway,
    shared: ['identitySettings', 'tracingSettings'],
    ports: [4000],
    metricsVariable: 'GATEWAY_METRICS_PORT',
  }),
  process('services', {
    main: 'services/src/main.ts',
    parseConfig: parseServices,
    shared: ['identitySettings', 'tracingSettings'],
    ports: [4100, 4200],
    metricsVariable: 'SERVICES_METRICS_PORT',
  }),
];
