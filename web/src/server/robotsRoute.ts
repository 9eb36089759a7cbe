import type { FastifyInstance } from 'fastify';

// Pages that are not to be listed say so themselves, which a crawler reads only where it may go. Without GraphQL those
// that lead to a partner record nothing.
// A rule holds for all that begins alike, unless it says where it ends.
const PROGRAMS = ['/graphql$', '/graphql?', '/report$'];

/** Tells crawlers where not to go, and where the pages are listed. */
export const addRobots = (app: FastifyInstance, publicOrigin: string): void => {
  const text = [
    'User-agent: *',
    ...PROGRAMS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
};
