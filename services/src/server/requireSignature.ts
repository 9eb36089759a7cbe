import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../rest/httpProblem.ts';
import { readJson } from './readJson.ts';
import { emptyHash, hashOf, signatureHeader, signatureOf } from '@citygigs/server/http/requestSignature.ts';

/** What browsers and operators call directly. */
const isOpen = /^\/(?:healthz|readyz|docs|images|outbox|outbox\.json|partner-site)(?:\/|$)/;

/** How old a request may be, or how far ahead the clock of the gateway. */
const maxAgeSeconds = 300;

const signatureFormat = /^(?<seconds>\d{1,12}),(?<bodyHash>[\w-]{43}),(?<signature>[\w-]{43})$/;

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the signed hash of the body; null if there is no valid signature. */
const signedBodyHash = ({ raw, headers }: FastifyRequest, secrets: readonly string[]): string | null => {
  const found = signatureFormat.exec([headers[signatureHeader]].flat()[0] ?? '')?.groups;
  const { bodyHash = '', signature = '' } = found ?? {};
  const seconds = Number(found?.['seconds']);
  if (!(Math.abs(Date.now() / 1000 - seconds) <= maxAgeSeconds)) return null;
  const { method = '', url: path = '' } = raw;
  const authorization = headers.authorization ?? '';
  const idempotencyKey = [headers['idempotency-key']].flat()[0] ?? '';
  const request = { method, path, seconds, authorization, bodyHash, idempotencyKey };
  // Compares with all of them, so that the time says nothing.
  const valid = secrets.filter((secret) => isSame(signatureOf(secret, request), signature));
  return valid.length > 0 ? bodyHash : null;
};

const refused = (reply: FastifyReply): HttpProblem => {
  reply.header('www-authenticate', 'Signature');
  return new HttpProblem(401, 'The signature of the gateway is missing, wrong or too old.');
};

/** Answers 401 to requests that no gateway has signed with one of the secrets. */
export const requireSignature = (app: FastifyInstance, secrets: readonly string[]): void => {
  const bodyHashes = new WeakMap<FastifyRequest, string>();
  const assertBody = (request: FastifyRequest, hash: string): void => {
    const signed = bodyHashes.get(request);
    if (signed !== undefined && signed !== hash)
      throw new HttpProblem(401, 'The signature is that of another body.');
  };
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === undefined || isOpen.test(url)) return;
    const bodyHash = signedBodyHash(request, secrets);
    if (bodyHash === null) throw refused(reply);
    bodyHashes.set(request, bodyHash);
  });
  readJson(app, (request, body) => assertBody(request, hashOf(body)));
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) assertBody(request, emptyHash);
  });
};
