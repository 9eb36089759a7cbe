import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientSignal } from '../rest/clientSignal.ts';
import { maxSide } from '../uploads/pictureLimits.ts';
import { isPictureName } from '../uploads/pictureName.ts';
import { sharp } from '../uploads/sharp.ts';
import { assertAllowedSize } from './allowedSizes.ts';
import type { Drawing } from './drawing/drawing.ts';
import { mediaTypes, encode } from './encode.ts';
import type { ImageFiles } from './imageFiles.ts';
import { imageStore } from './imageStore.ts';
import { ImproperTransformation } from './improperTransformation.ts';
import { layOut, type Layout } from './layout.ts';
import { negotiateFormat, type EncodedFormat } from './negotiateFormat.ts';
import { pictureKind, type PictureKind } from './pictures.ts';
import { sendImage } from './sendImage.ts';
import { sendImageError } from './sendImageError.ts';
import { isSiteUse } from './siteUses.ts';
import {
  drawnQuality,
  parseLayer,
  parseTransformations,
  type Shade,
  type Transformations,
} from './transformations.ts';

/** Multiplying by this grey keeps colours warm and gives white text a contrast of about 4:1, even over the sun. */
const shades: Readonly<Record<Shade, string>> = {
  dark: '<rect width="100%" height="100%" fill="#807a78" style="mix-blend-mode:multiply"/>',
  light: '<rect width="100%" height="100%" fill="#ffffff" fill-opacity=".6"/>',
};

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** Composes the image as one SVG document in its final size, which avoids resampling. */
const composeSvg = (drawing: Drawing, { canvas, picture }: Layout, shade: Shade | undefined): string => {
  const left = formatNumber((canvas.width - picture.width) / 2);
  const top = formatNumber((canvas.height - picture.height) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
    `<svg x="${left}" y="${top}" width="${formatNumber(picture.width)}" height="${formatNumber(picture.height)}"`,
    ` viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none">`,
    drawing.content,
    '</svg>',
    shade === undefined ? '' : shades[shade],
    '</svg>',
  ].join('');
};

/** Encodes an uploaded picture in a size and format. It fills the size, and is never larger than it was stored. */
const encodeUpload = async (
  content: Buffer,
  { width, height, quality }: Pick<Transformations, 'width' | 'height' | 'quality'>,
  format: EncodedFormat,
): Promise<Buffer> => {
  if (format === 'svg') throw new ImproperTransformation('f', `Improper format: not ${mediaTypes.svg}`);
  const side = (length: number | undefined, other: number | undefined) =>
    Math.min(length ?? other ?? maxSide, maxSide);
  const picture = sharp(content).resize(side(width, height), side(height, width), { fit: 'cover' });
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.toFormat(format, { quality }).toBuffer();
};

interface ImageParams {
  readonly transformations: string;
  readonly layer?: string;
  readonly kind: string;
  readonly slug: string;
}

interface ImagesOptions {
  /** Finds the picture that a user uploaded. */
  readonly findUpload?: (name: string) => Promise<Buffer | null>;
  /** Whether there is something whose picture has this slug. */
  readonly isKnown?: (kind: string, slug: string) => Promise<boolean>;
  /** Where drawn pictures of the site are cached; null: only in memory. */
  readonly files?: ImageFiles | null;
}

const megabyte = 1024 * 1024;

const limits = {
  running: 2,
  // About a second of drawing.
  waitingMegapixels: 6,
  siteBytes: 64 * megabyte,
  otherBytes: 8 * megabyte,
};

const noPicture = { message: 'There is no such picture' };

/** The size of the largest drawing, which pictures have without a width and a height. */
const natural = { width: 1600, height: 900 };

const megapixelsOf = ({ width, height }: Pick<Transformations, 'width' | 'height'>): number =>
  ((width ?? height ?? natural.width) * (height ?? width ?? natural.height)) / 1e6;

const drawPicture = (kind: PictureKind, slug: string, requested: Transformations, format: EncodedFormat) => {
  const drawing = kind.draw(slug);
  const layout = layOut(drawing, requested.width, requested.height, requested.crop);
  return encode(composeSvg(drawing, layout, requested.shade), format, requested.quality, kind.flat);
};

/**
 * Serves `GET /{transformations}[/{layer}]/{kind}/{slug}`, pictures that are drawn from their slug alone or that a user uploaded.
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (
  app,
  { findUpload, isKnown = async () => false, files = null },
) => {
  const finishedImage = imageStore(limits);
  app.addHook('onClose', () => files?.settled());

  const answer = async (request: FastifyRequest<{ Params: ImageParams }>, reply: FastifyReply) => {
    const slug = request.params.slug.toLowerCase();
    const kind = pictureKind(request.params.kind, slug);
    if (kind === undefined) return reply.code(404).send(noPicture);
    const isUpload = kind.name === 'avatars' && isPictureName(slug);
    try {
      const { transformations, layer } = request.params;
      const plain = parseTransformations(transformations);
      assertAllowedSize(plain.width, plain.height);
      const requested = {
        ...plain,
        quality: drawnQuality(plain.quality),
        ...(layer === undefined ? {} : { shade: parseLayer(layer) }),
      };
      const signal = clientSignal(reply);
      // Asked for each time, because a removed picture must not be sent from the cache.
      const upload = isUpload ? ((await findUpload?.(slug)) ?? null) : null;
      if (isUpload && upload === null) return await reply.code(404).send(noPicture);
      const format = negotiateFormat(requested.format, request.headers.accept ?? '', kind.flat);
      const { width, height, crop, quality, shade } = requested;
      const isUse = format !== 'svg' && isSiteUse(requested);
      const image = await finishedImage({
        key: [kind.name, slug, width, height, quality, format, upload ? [] : [crop, shade]].flat().join(' '),
        draw: () =>
          upload ? encodeUpload(upload, requested, format) : drawPicture(kind, slug, requested, format),
        megapixels: megapixelsOf(requested),
        isOfSite: async () => isUse && (isUpload || kind.only !== undefined || isKnown(kind.name, slug)),
        files: isUse && !isUpload ? files : null,
        signal,
      });
      if (requested.format === 'auto') reply.header('vary', 'Accept');
      return await sendImage(request, reply, image, mediaTypes[format], isUpload ? 'uploaded' : 'drawn');
    } catch (error) {
      return sendImageError(reply, error);
    }
  };

  app.get('/:transformations/:kind/:slug', answer);
  app.get('/:transformations/:layer/:kind/:slug', answer);
};
