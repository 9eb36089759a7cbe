import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/parseConfig.ts';

const validDays = 180;

/**
 * Serves security.txt (RFC 9116), which names the contact for reporting vulnerabilities. It expires half a year after
 * the request.
 */
export const addSecurityText = (
  app: FastifyInstance,
  { contactEmail, publicOrigin }: Pick<Config['site'], 'contactEmail' | 'publicOrigin'>,
): void => {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date();
    expires.setUTCHours(0, 0, 0, 0);
    expires.setUTCDate(expires.getUTCDate() + validDays);
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
      'Preferred-Languages: en, de',
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n'));
  });
};
