import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { composeSvg } from './composeSvg.ts';
import { encode, mediaTypes } from './encode.ts';
import { imageStore } from './imageStore.ts';
import { layOut } from './layout.ts';
import { negotiateFormat, type EncodedFormat } from './negotiateFormat.ts';
import { type PictureKind, pictureKind } from './pictures.ts';
import { sendImageError } from './sendImageError.ts';
import { sendImage } from './sendImage.ts';
import { encodeUpload } from './encodeUpload.ts';
import { isPictureName } from '../uploads/pictureName.ts';
import { drawSocialCard } from './social/drawSocialCard.ts';
import { parseSocialCard } from './social/socialParams.ts';
import { parseLayer, parseTransformations, type Transformations } from './transformations.ts';

interface ImageParams {
  readonly transformations: string;
  readonly layer?: string;
  readonly kind: string;
  readonly slug: string;
}

interface ImagesOptions {
  /** Finds the picture that a user uploaded. */
  readonly findUpload?: (name: string) => Promise<Buffer | null>;
}

const socialQuality = 84;

const noPicture = { message: 'There is no such picture' };

const drawPicture = (kind: PictureKind, slug: string, requested: Transformations, format: EncodedFormat) => {
  const drawing = kind.draw(slug);
  const layout = layOut(drawing, requested.width, requested.height, requested.crop);
  return encode(composeSvg(drawing, layout, requested.shade), format, requested.quality, kind.flat);
};

/**
 * Serves `GET /{transformations}[/{layer}]/{kind}/{slug}`, pictures that are drawn from their slug alone or that a user uploaded, and
 * `GET /social?title=…`, pictures for shared links, drawn from the query alone.
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, { findUpload }) => {
  const finishedImage = imageStore();

  const answer = async (request: FastifyRequest<{ Params: ImageParams }>, reply: FastifyReply) => {
    const slug = request.params.slug.toLowerCase();
    const kind = pictureKind(request.params.kind, slug);
    if (kind === undefined) return reply.code(404).send(noPicture);
    const isUpload = kind.name === 'avatars' && isPictureName(slug);
    try {
      const { transformations, layer } = request.params;
      const plain = parseTransformations(transformations);
      const requested = layer === undefined ? plain : { ...plain, shade: parseLayer(layer) };
      const format = negotiateFormat(requested.format, request.headers.accept ?? '', kind.flat);
      const { width, height, crop, quality, shade } = requested;
      if (isUpload) {
        // Asked for each time, because a removed picture must not be sent from the cache.
        const content = (await findUpload?.(slug)) ?? null;
        if (content === null) return await reply.code(404).send(noPicture);
        const uploadKey = ['upload', slug, width, height, quality, format].join(' ');
        const upload = await finishedImage(uploadKey, () => encodeUpload(content, requested, format));
        if (requested.format === 'auto') reply.header('vary', 'Accept');
        return await sendImage(request, reply, upload, mediaTypes[format], 'uploaded');
      }
      const key = [kind.name, slug, width, height, crop, quality, shade, format].join(' ');
      const image = await finishedImage(key, () => drawPicture(kind, slug, requested, format));
      if (requested.format === 'auto') reply.header('vary', 'Accept');
      return await sendImage(request, reply, image, mediaTypes[format]);
    } catch (error) {
      return sendImageError(reply, error);
    }
  };

  const social = async (
    request: FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>,
    reply: FastifyReply,
  ) => {
    try {
      const card = parseSocialCard(request.query);
      const { title, kicker, figures, brand } = card;
      const content = [title, kicker, figures, brand, card.picture?.kind.name, card.picture?.slug];
      const image = await finishedImage(`social ${JSON.stringify(content)}`, () =>
        // JPEG, because all social networks accept it.
        encode(drawSocialCard(card), 'jpg', socialQuality, false),
      );
      return await sendImage(request, reply, image, mediaTypes.jpg);
    } catch (error) {
      return sendImageError(reply, error);
    }
  };

  app.get('/:transformations/:kind/:slug', answer);
  app.get('/:transformations/:layer/:kind/:slug', answer);
  app.get('/social', social);
};
