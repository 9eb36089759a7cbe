import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { closeIdleConnections } from '../../services/src/server/closeIdleConnections.ts';
import type { IsWritable } from '../../services/src/server/diskState.ts';
import { databaseReadiness } from '../../services/src/server/databaseReadiness.ts';
import { addHealth } from '@citygigs/server/health/healthRoutes.ts';
import type { Readiness } from '@citygigs/server/health/readiness.ts';
import { beginInTurn } from '../../services/src/server/load/beginInTurn.ts';
import { refuseRequests, type OverloadSettings } from '../../services/src/server/load/refuseRequests.ts';
import { logRequests } from '../../services/src/server/log/logRequests.ts';
import type { ServicesMetrics } from '../../services/src/server/metrics/servicesMetrics.ts';
import { rejectBrokenText } from '../../services/src/server/rejectBrokenText.ts';
import { refuseWrites } from '../../services/src/server/refuseWrites.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import { traceRequests } from '@citygigs/server/tracing/traceRequests.ts';
import { serverOptions } from '../../services/src/server/serverOptions.ts';
import type { IdentityDeps } from '../deps.ts';
import type { AdminCredentials } from '../admin/assertSigned.ts';
import { hostedPlugin } from '../hosted/hostedPlugin.ts';
import { rpcRoute } from '../rpc/rpcRoute.ts';
import { crossOrigin } from './crossOrigin.ts';
import { keysRoute } from './keysRoute.ts';

interface Options extends IdentityDeps {
  /** Sign the requests of the administration. */
  readonly adminCredentials: AdminCredentials;
  /** Proxies whose x-forwarded-for header is trusted. */
  readonly trustedProxies: string[];
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** When requests are refused; never if it is not set. */
  readonly overload?: OverloadSettings;
  /** Whether the disk of the embedded database takes writes; null: the database is on a server. */
  readonly isWritable?: IsWritable | null;
  /** Whether the process can serve; found by the database if it is not set. */
  readonly ready?: Readiness;
  /** Measures requests; null for nothing. */
  readonly metrics?: ServicesMetrics | null;
  /** Sends spans to a collector; null without one. */
  readonly tracer?: Tracer | null;
}

/** Creates the server of the identity service. */
export const createIdentityServer = async ({
  trustedProxies,
  logger,
  requestTimeoutMs,
  overload,
  adminCredentials,
  isWritable = null,
  ready,
  metrics = null,
  tracer = null,
  ...deps
}: Options): Promise<FastifyInstance> => {
  const app = Fastify(serverOptions({ trustedProxies, logger, requestTimeoutMs }));
  closeIdleConnections(app);
  metrics?.observeRequests(app, 'identity');
  if (tracer) traceRequests(app, tracer);
  app.addHook('onClose', () => deps.mailer.stop());
  // First, so that pages of the site can read that they were refused.
  crossOrigin(app, deps.settings.siteOrigins);
  if (overload !== undefined) refuseRequests(app, overload, metrics);
  if (deps.database.engine === 'embedded') beginInTurn(app);
  if (isWritable !== null) refuseWrites(app, isWritable);
  app.addHook('preValidation', rejectBrokenText);
  logRequests(app);
  addHealth(app, ready ?? databaseReadiness(deps.database, isWritable));
  keysRoute(app, deps);
  await app.register(rpcRoute, { ...deps, adminCredentials });
  await app.register(hostedPlugin, deps);
  return app;
};
