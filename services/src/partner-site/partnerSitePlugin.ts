import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { partnerPage } from './partnerPage.ts';
import { partnerPageStyle } from './partnerPageStyle.ts';

const styleHash = createHash('sha256').update(partnerPageStyle).digest('base64');
const contentPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const firstText = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, 200) : undefined;
};

/** Returns the origin of the referring page. Accepts http and https only, which are safe in a link. */
const originOf = (referrer: string | undefined): string | undefined => {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { protocol, origin } = new URL(referrer);
  return protocol === 'http:' || protocol === 'https:' ? `${origin}/` : undefined;
};

/** Settings of the sample partner pages. */
export interface PartnerSiteOptions {
  /** The target of "Back" without a referrer. */
  readonly siteOrigin?: string;
}

/** Serves `GET /{partnerSlug}`, the target of the affiliate links of sample partners. */
export const partnerSitePlugin: FastifyPluginAsync<PartnerSiteOptions> = async (app, options) => {
  app.get<{ Params: { partnerSlug: string }; Querystring: Record<string, unknown> }>(
    '/:partnerSlug',
    async (request, reply) => {
      const slug = request.params.partnerSlug.toLowerCase();
      if (!/^[a-z0-9][a-z0-9-]{0,119}$/.test(slug)) {
        return reply.code(404).send({ message: 'There is no such partner' });
      }
      const back = originOf(request.headers.referer) ?? options.siteOrigin ?? 'http://localhost:3000/';
      return reply
        .header('content-security-policy', contentPolicy)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(
          partnerPage({
            slug,
            lead: firstText(request.query['lead']),
            city: firstText(request.query['city']),
            back,
          }),
        );
    },
  );
};
