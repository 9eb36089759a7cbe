// The servers that are compared: our gateway, alone and with what it shares or keeps, and its peers.
import { join } from 'node:path';

const bench = join(import.meta.dirname, '..');
const peer = (file) => ({
  file: join(bench, 'peers', file),
  path: '/graphql',
  isPeer: true,
  isInstalled: true,
});

/** Nothing is shared between requests, as the peers share nothing. */
const nothingShared = { PUBLIC_MAX_AGE_MS: '0' };
const shared = { PUBLIC_MAX_AGE_MS: '1000' };
const gateway = { file: 'gateway/src/main.ts', path: '/graphql' };
const usualConnections = 32;

/** The pages that visitors ask for most. */
const ofPages = ({ workload, connections }) =>
  ['city', 'offer'].includes(workload) && connections === usualConnections;

const handWritten = { file: join(bench, 'handWritten/server.mjs'), path: '/*', isPeer: true };

/**
 * All servers: their files, settings, and the path of their requests, in which `*` stands for the workload. `isMeasured` limits a
 * server to some of the loads.
 */
export const targets = [
  { name: 'hand', title: 'hand-written', ...handWritten },
  {
    name: 'dispatch',
    title: 'hand-written, dispatch',
    ...handWritten,
    settings: { CLIENT: 'dispatch' },
    isMeasured: ofPages,
  },
  { name: 'gateway', title: 'gateway', ...gateway, settings: nothingShared },
  {
    name: 'shared',
    title: 'gateway, public reads shared',
    ...gateway,
    settings: shared,
    callsLess: true,
    isMeasured: ofPages,
    // Answers to requests with so long variables are not kept. GraphQL ignores a variable that is not declared.
    extraVariables: { unused: 'x'.repeat(1_000) },
  },
  {
    name: 'kept',
    title: 'gateway, answers cached',
    ...gateway,
    settings: shared,
    callsLess: true,
    isMeasured: ofPages,
  },
  {
    name: 'workers',
    title: 'gateway, two workers',
    ...gateway,
    settings: { ...nothingShared, WORKERS: '2' },
    hasTwoCores: true,
    isMeasured: ({ workload, connections, full }) =>
      full && workload === 'city' && connections >= usualConnections,
  },
  { name: 'mercurius', title: 'mercurius', ...peer('mercurius.mjs') },
  { name: 'yoga', title: 'yoga and Pothos', ...peer('pothos.mjs') },
  { name: 'apollo', title: 'Apollo Server', ...peer('apollo.mjs') },
];

export const targetNames = targets.map(({ name }) => name);

/** The servers of one process each, which can be profiled. */
export const singleNames = targets.filter(({ hasTwoCores }) => !hasTwoCores).map(({ name }) => name);

export const peerNames = targets.filter(({ isPeer }) => isPeer).map(({ name }) => name);

export const titles = Object.fromEntries(targets.map(({ name, title }) => [name, title]));
