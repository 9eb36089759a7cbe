import type { IdentityAdminSettings, MailSettings } from '../config/settings.ts';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { IdentitySettings } from '@citygigs/server/config/identitySettings.ts';
import { sendAlerts } from '../alerts/sendAlerts.ts';
import { releaseDue } from '../counting/releaseWaiting.ts';
import { documentation } from '../documentation/documentation.ts';
import { imageFiles } from '../images/imageFiles.ts';
import { imagesPlugin } from '../images/imagesPlugin.ts';
import { socialPlugin } from '../images/social/socialPlugin.ts';
import { knownPictures } from '../images/knownPictures.ts';
import { isClosed } from '../identity/closedAccounts.ts';
import { requireIdToken } from '../identity/requestUser.ts';
import { tokenUser } from '../identity/tokenUser.ts';
import { ipLookup } from '../ip-lookup/ipLookup.ts';
import { startMailer } from '../mail/mailer.ts';
import { moreJobsApi } from '../more-jobs/moreJobsApi.ts';
import { leadRoutes } from '../leads/leadRoutes.ts';
import { outbox } from '../outbox/outbox.ts';
import { partnerSitePlugin } from '../partner-site/partnerSitePlugin.ts';
import { repeat } from '../process/repeat.ts';
import { findPicture } from '../web-api/my/user/pictureStore.ts';
import { webApi } from '../web-api/webApi.ts';
import { answerError, answerMalformedUrl } from '../server/answerError.ts';
import { cleanTexts } from '../server/cleanTexts.ts';
import { closeIdleConnections } from '../server/closeIdleConnections.ts';
import type { Deps } from '../server/deps.ts';
import type { IsWritable } from '../server/diskState.ts';
import { databaseReadiness } from '../server/databaseReadiness.ts';
import { addHealth } from '@citygigs/server/health/healthRoutes.ts';
import type { Readiness } from '@citygigs/server/health/readiness.ts';
import { beginInTurn } from '../server/load/beginInTurn.ts';
import { refuseRequests, type OverloadSettings } from '../server/load/refuseRequests.ts';
import { logRequests } from '../server/log/logRequests.ts';
import type { ServicesMetrics } from '../server/metrics/servicesMetrics.ts';
import { readJson } from '../server/readJson.ts';
import { refuseWrites } from '../server/refuseWrites.ts';
import { rejectBrokenText } from '../server/rejectBrokenText.ts';
import { serverOptions } from '../server/serverOptions.ts';
import { requireSignature } from '../server/requireSignature.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import { traceRequests } from '@citygigs/server/tracing/traceRequests.ts';
import { schemaCompiler } from '../server/validators.ts';

interface Options extends Pick<Deps, 'database' | 'origin' | 'siteOrigin'> {
  /** Whose id tokens are trusted; null: every `authorised` operation answers 401. */
  identity: IdentitySettings | null;
  /** The service that changes passwords and deletes accounts; null: this is not possible. */
  identityAdmin: IdentityAdminSettings | null;
  mail: MailSettings;
  /** How often new offers are looked for, to mail them, in milliseconds. */
  alertsIntervalMs: number;
  /** The secrets of gateways, one of which must have signed a request; none by default: no request needs a signature. */
  upstreamSecrets?: readonly string[];
  /** Proxies whose x-forwarded-for header is trusted. */
  trustedProxies: string[];
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Time limit for receiving a whole request, in milliseconds. */
  requestTimeoutMs: number;
  /** When requests are refused; never if it is not set. */
  overload?: OverloadSettings;
  /** Whether the disk of the embedded database takes writes; null: the database is on a server. */
  isWritable?: IsWritable | null;
  /** Where drawn pictures are cached, and how many bytes of them; null: only in memory. */
  pictures?: { readonly directory: string; readonly maxBytes: number } | null;
  /** Whether the process can serve; found by the database if it is not set. */
  ready?: Readiness;
  /** Measures requests; null for nothing. */
  metrics?: ServicesMetrics | null;
  /** Sends spans to a collector; null without one. */
  tracer?: Tracer | null;
}

/** How often `releaseDue` runs. */
const releaseIntervalMs = 600_000;

/** Creates the server with all upstreams. */
export const createServer = async ({
  identity,
  identityAdmin: admin,
  mail,
  alertsIntervalMs,
  upstreamSecrets = [],
  trustedProxies,
  logger,
  requestTimeoutMs,
  overload,
  isWritable = null,
  pictures = null,
  ready,
  metrics = null,
  tracer = null,
  ...options
}: Options): Promise<FastifyInstance> => {
  const app = Fastify({
    ...serverOptions({ trustedProxies, logger, requestTimeoutMs }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: answerMalformedUrl,
  });
  closeIdleConnections(app);
  metrics?.observeRequests(app, 'services');
  if (tracer) traceRequests(app, tracer);
  if (overload !== undefined) refuseRequests(app, overload, metrics);
  if (options.database.engine === 'embedded') beginInTurn(app);
  const deps: Deps = {
    ...options,
    ready: ready ?? databaseReadiness(options.database, isWritable),
    identityAdmin:
      admin === null
        ? null
        : (await import('../identity/cognito/cognitoAdmin.ts')).cognitoAdmin(admin, options.database),
    mailer: startMailer(options.database, mail, (error) => {
      metrics?.mailFailed();
      app.log.error({ err: error }, 'A mail could not be sent');
    }),
  };
  const onAlertFailure = (error: unknown) => app.log.error({ err: error }, 'An alert could not be stored');
  const stopAlerts = repeat(() => sendAlerts(deps, { onFailure: onAlertFailure }), {
    intervalMs: alertsIntervalMs,
    onFailure: onAlertFailure,
  });
  const stopReleasing = repeat(() => releaseDue(deps.database), {
    intervalMs: releaseIntervalMs,
    onFailure: (error) => app.log.error({ err: error }, 'Answers that wait could not be counted'),
  });
  app.addHook('onClose', async () => {
    await stopAlerts();
    await stopReleasing();
    await deps.mailer.stop();
  });

  // Accept JSON only; Fastify parses text/plain by default.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(schemaCompiler());
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is no such path.' }));
  if (upstreamSecrets.length > 0) requireSignature(app, upstreamSecrets);
  else readJson(app);
  app.decorateRequest('language', null);
  app.decorateRequest('user', null);
  requireIdToken(app, tokenUser(identity), {
    isClosed: (user) => isClosed(deps.database.orm, user),
    signInState: deps.identityAdmin?.signInState ?? null,
  });
  if (isWritable !== null) refuseWrites(app, isWritable);
  app.addHook('preValidation', rejectBrokenText);
  app.addHook('preValidation', cleanTexts);
  logRequests(app);

  addHealth(app, deps.ready);

  await app.register(webApi, { ...deps, prefix: '/web-api/:language' });
  await app.register(leadRoutes, { ...deps, prefix: '/sales-api' });
  await app.register(leadRoutes, { ...deps, prefix: '/ofp-api' });
  await app.register(moreJobsApi, { ...deps, prefix: '/more-jobs-api' });
  await app.register(ipLookup);
  await app.register(documentation, { origin: deps.origin, prefix: '/docs' });
  await app.register(imagesPlugin, {
    files:
      pictures === null
        ? null
        : imageFiles({
            ...pictures,
            onFailure: (error) => app.log.warn({ err: error }, 'Drawn pictures cannot be cached on disk'),
          }),
    findUpload: (name) => findPicture(deps.database, name),
    isKnown: knownPictures(deps.database),
    prefix: '/images',
  });
  await app.register(socialPlugin, {
    database: deps.database,
    brand: mail.productName,
    prefix: '/images',
  });
  await app.register(partnerSitePlugin, { siteOrigin: deps.siteOrigin, prefix: '/partner-site' });
  if (mail.smtpUrl === null) await app.register(outbox, deps);
  return app;
};
