import type { Drawing } from './drawing/drawing.ts';
import type { Layout } from './layout.ts';
import type { Shade } from './transformations.ts';

/** Multiplying by this grey keeps colours warm and gives white text a contrast of about 4:1, even over the sun. */
const shades: Readonly<Record<Shade, string>> = {
  dark: '<rect width="100%" height="100%" fill="#807a78" style="mix-blend-mode:multiply"/>',
  light: '<rect width="100%" height="100%" fill="#ffffff" fill-opacity=".6"/>',
};

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** Composes the image as one SVG document in its final size, which avoids resampling. */
export const composeSvg = (
  drawing: Drawing,
  { canvas, picture }: Layout,
  shade: Shade | undefined,
): string => {
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
