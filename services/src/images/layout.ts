import type { CropMethod } from './transformations.ts';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the image, and the size of the picture centred on it. */
export interface Layout {
  readonly canvas: Size;
  readonly picture: Size;
}

/** Maximum length of a side in pixels. */
export const maxSide = 2000;

const scaleSize = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

const roundSize = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Computes a missing side of a box from the picture's aspect ratio. */
const completeBox = (natural: Size, width: number | undefined, height: number | undefined): Size => ({
  width: width ?? (height === undefined ? natural.width : (height * natural.width) / natural.height),
  height: height ?? (width === undefined ? natural.height : (width * natural.height) / natural.width),
});

const arrange = (natural: Size, box: Size, crop: CropMethod): Layout => {
  const inside = Math.min(box.width / natural.width, box.height / natural.height);
  const around = Math.max(box.width / natural.width, box.height / natural.height);
  const alone = (picture: Size): Layout => ({ canvas: picture, picture });
  switch (crop) {
    case 'scale':
    case 'imagga_scale':
      return alone(box);
    case 'fit':
      return alone(scaleSize(natural, inside));
    case 'mfit':
      return alone(scaleSize(natural, Math.max(1, inside)));
    case 'limit':
      return alone(scaleSize(natural, Math.min(1, inside)));
    case 'fill':
    case 'thumb':
    case 'imagga_crop':
      return { canvas: box, picture: scaleSize(natural, around) };
    case 'lfill': {
      // Pictures are not enlarged; the box shrinks instead and keeps its aspect ratio.
      const factor = Math.min(1, 1 / around);
      return { canvas: scaleSize(box, factor), picture: scaleSize(natural, around * factor) };
    }
    case 'crop': {
      const canvas = {
        width: Math.min(box.width, natural.width),
        height: Math.min(box.height, natural.height),
      };
      return { canvas, picture: natural };
    }
    case 'pad':
      return { canvas: box, picture: scaleSize(natural, inside) };
    case 'lpad':
      return { canvas: box, picture: scaleSize(natural, Math.min(1, inside)) };
    case 'mpad': {
      const canvas = {
        width: Math.max(box.width, natural.width),
        height: Math.max(box.height, natural.height),
      };
      return { canvas, picture: natural };
    }
  }
};

/** Lays out a picture for the requested width, height and crop method, within the maximum size. */
export const layOut = (
  natural: Size,
  width: number | undefined,
  height: number | undefined,
  crop: CropMethod,
): Layout => {
  const { canvas, picture } = arrange(natural, completeBox(natural, width, height), crop);
  const factor = Math.min(1, maxSide / canvas.width, maxSide / canvas.height);
  return { canvas: roundSize(scaleSize(canvas, factor)), picture: scaleSize(picture, factor) };
};
