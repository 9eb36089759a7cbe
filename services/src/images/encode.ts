import { sharp } from '../uploads/sharp.ts';
import type { EncodedFormat } from './negotiateFormat.ts';

/** The media type of each format. */
export const mediaTypes: Readonly<Record<EncodedFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Encodes an SVG document in a format; `flat` pictures use a palette. */
export const encode = async (
  svg: string,
  format: EncodedFormat,
  quality: number,
  flat: boolean,
): Promise<Buffer> => {
  const source = Buffer.from(svg);
  switch (format) {
    case 'svg':
      return source;
    case 'png':
      return sharp(source)
        .png({ compressionLevel: 9, ...(flat ? { palette: true, quality } : {}) })
        .toBuffer();
    case 'jpg':
      return sharp(source).flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'webp':
      return sharp(source).webp({ quality, effort: 3 }).toBuffer();
    case 'avif':
      return sharp(source).avif({ quality, effort: 1 }).toBuffer();
  }
};
