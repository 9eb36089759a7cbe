import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../../deps.ts';
import { errorPage } from './errorPage.ts';
import { sendPage } from './page.ts';
import { pageLanguage } from './pageLanguage.ts';

/** Answers with a page for a sign-in that cannot continue. */
export const sendFault = (
  request: FastifyRequest,
  reply: FastifyReply,
  { settings: { siteOrigins } }: Pick<IdentityDeps, 'settings'>,
  reason: 'disabled' | 'tooManyAttempts' | null,
  status = 400,
): FastifyReply => {
  const query = request.query as Readonly<Record<string, unknown>>;
  const language = pageLanguage(query, request.headers['accept-language']);
  return sendPage(reply, siteOrigins, errorPage(language, siteOrigins[0] ?? '', { reason }), status);
};
