import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads the bodies of forms. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
};

/** The fields of a submitted form. */
export const fieldsOf = ({ body }: FastifyRequest): Readonly<Partial<Record<string, string>>> =>
  (body ?? {}) as Record<string, string>;
