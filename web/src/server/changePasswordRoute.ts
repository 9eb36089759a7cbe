import type { FastifyInstance } from 'fastify';
import { acceptEntries } from '@citygigs/server/http/acceptEntries.ts';
import { defaultLanguage, isInterfaceLanguage } from '../i18n/languages.ts';
import { pathFor, profilePath } from '../paths/paths.ts';

const languageOf = (accepted = ''): string =>
  acceptEntries(accepted)
    .map(([language]) => language.slice(0, 2))
    .find(isInterfaceLanguage) ?? defaultLanguage;

/** Leads programs that keep passwords to the page where one is changed, and guests find the way to a new one. */
export const addChangePassword = (app: FastifyInstance): void => {
  app.get('/.well-known/change-password', ({ headers }, reply) =>
    reply
      .headers({ vary: 'accept-language', 'cache-control': 'no-store' })
      .redirect(pathFor(languageOf(headers['accept-language']), profilePath), 302),
  );
};
