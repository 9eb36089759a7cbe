import type { FastifyInstance } from 'fastify';

// Pages with noindex stay allowed, because a crawler must read them to see it. Redirect pages record no lead, because
// crawlers may not use GraphQL. A rule matches by prefix, unless it ends with `$`.
const programs = ['/graphql$', '/graphql?', '/report$'];

/** Serves robots.txt: what crawlers must not request, and where the sitemap is. */
export const addRobots = (app: FastifyInstance, publicOrigin: string): void => {
  const text = [
    'User-agent: *',
    ...programs.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
};
