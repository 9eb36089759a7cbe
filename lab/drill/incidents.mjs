// The incidents of drills: what the cause is, which alerts must fire, and how it begins.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fill, mountDisk } from '../faults/smallDisk.mjs';

const secretOf = (letter) => letter.repeat(32);

/** Breaks some of the answers that pass. */
const sometimes = (share, fault) => () => (Math.random() < share ? fault : null);

const isOnServer = ({ services }) => services.connections !== null;
const needsServer = { needs: 'PostgreSQL', canBegin: isOnServer };

/**
 * `prepare` resolves to options of the product, or to null if something is missing. `begin` starts the incident on the product
 * and what was prepared; what it returns ends it.
 */
export const incidents = {
  'full-time-offers-hang': {
    cause: 'more-jobs-api takes requests and never answers.',
    alerts: ['UpstreamNotCalled'],
    begin: ({ connections }) => {
      connections.toFullTimeOffers.set({ kind: 'hang' });
    },
  },
  'answers-break-off': {
    cause: 'The network between gateway and services cuts four of ten answers short.',
    alerts: ['UpstreamFails'],
    begin: ({ connections }) => {
      connections.toServices.set(sometimes(0.4, { kind: 'truncate', bytes: 300 }));
    },
  },
  'connections-are-reset': {
    cause: 'The network between gateway and services resets one of ten connections before their answer.',
    alerts: ['RetriesMany', 'LeadsFail'],
    begin: ({ connections }) => {
      connections.toServices.set(sometimes(0.1, { kind: 'reset' }));
    },
  },
  'answers-are-late': {
    cause: 'Each answer of the services takes three seconds to reach the gateway.',
    alerts: ['PagesSlow', 'UpstreamFails'],
    begin: ({ connections }) => {
      connections.toServices.set({ kind: 'delay', ms: 3_000 });
    },
  },
  'services-stand-still': {
    cause: 'The process of the services is stopped (SIGSTOP), as on a machine that swaps.',
    alerts: ['ProcessDown', 'UpstreamNotCalled', 'LeadsFail'],
    begin: ({ services }) => {
      services.signal('SIGSTOP');
      return () => services.signal('SIGCONT');
    },
  },
  'services-crash': {
    cause: 'The process of the services is killed (SIGKILL) again and again, as by a limit of memory.',
    alerts: ['RestartsOften', 'LeadsFail'],
    begin: ({ services }) => {
      const state = { isRunning: true };
      const crashing = (async () => {
        while (state.isRunning) {
          await services.kill();
          await services.restart();
          await pause(8_000);
        }
      })();
      return async () => {
        state.isRunning = false;
        await crashing;
      };
    },
  },
  'gateway-ends': {
    cause: 'The process of the gateway has ended, and nothing starts it again.',
    alerts: ['ProcessDown', 'GatewayCallsFail'],
    begin: ({ gateway }) => {
      gateway.signal('SIGKILL');
    },
  },
  'database-hangs': {
    ...needsServer,
    cause: 'The database server takes connections and queries and never answers.',
    alerts: ['NotReady', 'LeadsFail'],
    begin: ({ connections }) => {
      connections.database.set({ kind: 'hang' });
    },
  },
  'table-is-locked': {
    ...needsServer,
    cause: 'A statement of another program runs for an hour and holds a lock of the table job_offers.',
    alerts: ['DatabaseBusy'],
    begin: ({ services }) => {
      const statement = 'BEGIN; LOCK TABLE job_offers IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(3600)';
      // It fails when the server ends.
      services.server.write(statement).catch(() => {});
    },
  },
  'disk-is-full': {
    needs: 'the right to mount a file system, as root has',
    cause: 'The disk of the embedded database is full.',
    alerts: ['NotReady', 'LeadsFail'],
    prepare: () => {
      const disk = mountDisk();
      if (disk === null) return null;
      return { disk, services: { folder: join(disk.folder, 'services'), isEmbedded: true } };
    },
    begin: (_product, { disk }) => {
      fill(disk.folder);
    },
  },
  'secrets-differ': {
    cause: 'Gateway and services have different values of UPSTREAM_SECRET.',
    alerts: ['NotReady', 'LeadsFail'],
    prepare: () => ({
      services: { more: { UPSTREAM_SECRET: secretOf('s') } },
      gateway: { UPSTREAM_SECRET: secretOf('g') },
    }),
    begin: () => {},
  },
  'proxy-is-missing': {
    cause:
      'The proxy in front of the gateway is missing in TRUSTED_PROXIES, so that all visitors share one limit.',
    alerts: ['WritesLimited', 'LeadsLimited'],
    prepare: () => ({ gateway: { HOURLY_LIMITS: 'lead=5/0', TRUSTED_PROXIES: '10.0.0.0/8' } }),
    begin: () => {},
  },
  'mails-are-refused': {
    cause: 'The mail server closes each connection.',
    alerts: ['MailsWait'],
    begin: ({ connections }) => {
      connections.mail.set({ kind: 'reset' });
    },
  },
};
