import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '@citygigs/server/http/accepted.ts';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { pathFor, profilePath } from '../paths/paths.ts';

const codes = languages.map(({ code }) => code);

const languageOf = (accepted: string | undefined): string =>
  preferredLanguage(accepted, codes) ?? defaultLanguage;

/** Leads programs that keep passwords to the page where one is changed, and guests find the way to a new one. */
export const addChangePassword = (app: FastifyInstance): void => {
  app.get('/.well-known/change-password', ({ headers }, reply) =>
    reply
      .headers({ vary: 'accept-language', 'cache-control': 'no-store' })
      .redirect(pathFor(languageOf(headers['accept-language']), profilePath), 302),
  );
};
