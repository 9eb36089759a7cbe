import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../../../services/src/rest/tooManyRequests.ts';
import type { IdentityDeps } from '../../deps.ts';
import { limitLogins } from '../../limits/limits.ts';
import { sendFault } from '../page/sendFault.ts';

const maxParameterLength = 1024;
const maxUrlLength = 4096;

const isTooLong = ({ query, url }: FastifyRequest): boolean => {
  const { state, nonce } = query as Readonly<Record<string, unknown>>;
  const isLong = (value: unknown) => String(value ?? '').length > maxParameterLength;
  return url.length > maxUrlLength || isLong(state) || isLong(nonce);
};

/** Bounds what anybody can have stored by beginning sign-ins: how long one is, and how many come from a network. */
export const boundAuthorisation =
  (deps: IdentityDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isTooLong(request)) return sendFault(request, reply, deps, null, 400);
    try {
      await limitLogins(deps, { address: request.ip });
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      reply.header('retry-after', error.retryAfterSeconds);
      return sendFault(request, reply, deps, 'tooManyAttempts', 429);
    }
    return undefined;
  };
