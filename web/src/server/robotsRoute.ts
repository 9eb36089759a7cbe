import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../i18n/languages.ts';
import { pathFor } from '../routing/paths.ts';

/** What is no page, or is a visitor's own, in any language. */
const PRIVATE = ['/redirect/', '/direct/', '/profile', '/my-desk'];
const PROGRAMS = ['/graphql', '/report'];

const paths = [...PROGRAMS, ...LANGUAGES.flatMap(({ code }) => PRIVATE.map((path) => pathFor(code, path)))];

/** Tells crawlers where not to go, and where the pages are listed. */
export const addRobots = (app: FastifyInstance, publicOrigin: string): void => {
  const text = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
};
