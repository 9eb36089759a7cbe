import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypes } from './encode.ts';
import { imageStore } from './imageStore.ts';
import { ImproperTransformation } from './improperTransformation.ts';
import { Overloaded } from './limitConcurrency.ts';
import { negotiateFormat } from './negotiateFormat.ts';
import { pictureKind } from './pictures.ts';
import { parseLayer, parseTransformations } from './transformations.ts';

interface ImageParams {
  readonly transformations: string;
  readonly layer?: string;
  readonly kind: string;
  readonly slug: string;
}

const refuse = (reply: FastifyReply, error: unknown) => {
  if (error instanceof ImproperTransformation) {
    const { field, message } = error;
    return reply.code(400).send({ errors: [{ field, code: 'improper', message }] });
  }
  if (error instanceof Overloaded) {
    return reply.code(503).header('retry-after', '1').send({ message: error.message });
  }
  throw error;
};

const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Serves `GET /{transformations}[/{layer}]/{kind}/{slug}`: pictures that are drawn from their slug alone. */
export const imagesPlugin: FastifyPluginAsync = async (app) => {
  const finishedImage = imageStore();

  const answer = async (request: FastifyRequest<{ Params: ImageParams }>, reply: FastifyReply) => {
    const slug = request.params.slug.toLowerCase();
    const kind = pictureKind(request.params.kind, slug);
    if (kind === undefined) {
      return reply.code(404).send({ message: 'There is no such picture' });
    }
    try {
      const { transformations, layer } = request.params;
      const plain = parseTransformations(transformations);
      const asked = layer === undefined ? plain : { ...plain, shade: parseLayer(layer) };
      const format = negotiateFormat(asked.format, request.headers.accept ?? '', kind.flat);
      const { body, etag } = await finishedImage(kind, slug, asked, format);
      reply
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', 'cross-origin');
      if (asked.format === 'auto') reply.header('vary', 'Accept');
      if (holds(request.headers['if-none-match'], etag)) return await reply.code(304).send();
      return await reply.type(mediaTypes[format]).send(body);
    } catch (error) {
      return refuse(reply, error);
    }
  };

  app.get('/:transformations/:kind/:slug', answer);
  app.get('/:transformations/:layer/:kind/:slug', answer);
};
