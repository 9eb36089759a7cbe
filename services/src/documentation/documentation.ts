import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from '../contract/openApiDocument.ts';
import { upstreams } from '../contract/upstreams.ts';
import { notFound } from '../rest/httpProblem.ts';
import { documentationPage, documentationStyle } from './documentationPage.ts';

const styleHash = createHash('sha256').update(documentationStyle).digest('base64');

/** The contract for readers: a page of all calls, and the document of each upstream. */
export const documentation: FastifyPluginAsync = async (app) => {
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .send(documentationPage(upstreams)),
  );

  app.get<{ Params: { document: string } }>('/:document', async (request) => {
    const upstream = upstreams.find(({ name }) => `${name}.json` === request.params.document.toLowerCase());
    if (upstream === undefined) throw notFound('document');
    return openApiDocument(upstream);
  });
};
