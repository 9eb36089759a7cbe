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
  const fitScale = Math.min(box.width / natural.width, box.height / natural.height);
  const coverScale = Math.max(box.width / natural.width, box.height / natural.height);
  const withoutPadding = (picture: Size): Layout => ({ canvas: picture, picture });
  switch (crop) {
    case 'scale':
    case 'imagga_scale':
      return withoutPadding(box);
    case 'fit':
      return withoutPadding(scaleSize(natural, fitScale));
    case 'mfit':
      return withoutPadding(scaleSize(natural, Math.max(1, fitScale)));
    case 'limit':
      return withoutPadding(scaleSize(natural, Math.min(1, fitScale)));
    case 'fill':
    case 'thumb':
    case 'imagga_crop':
      return { canvas: box, picture: scaleSize(natural, coverScale) };
    case 'lfill': {
      // Pictures are not enlarged; the box shrinks instead and keeps its aspect ratio.
      const factor = Math.min(1, 1 / coverScale);
      return { canvas: scaleSize(box, factor), picture: scaleSize(natural, coverScale * factor) };
    }
    case 'crop': {
      const canvas = {
        width: Math.min(box.width, natural.width),
        height: Math.min(box.height, natural.height),
      };
      return { canvas, picture: natural };
    }
    case 'pad':
      return { canvas: box, picture: scaleSize(natural, fitScale) };
    case 'lpad':
      return { canvas: box, picture: scaleSize(natural, Math.min(1, fitScale)) };
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
