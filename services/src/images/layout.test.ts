import { describe, expect, it } from 'vitest';
import { layOut, maxSide } from './layout.ts';
import { cropMethods } from './transformations.ts';

const natural = { width: 400, height: 200 };
const canvas = (crop: (typeof cropMethods)[number], width?: number, height?: number) => {
  const { canvas: size } = layOut(natural, width, height, crop);
  return [size.width, size.height];
};

describe('layOut', () => {
  it('keeps the natural size by default', () => {
    for (const crop of cropMethods) expect(canvas(crop)).toEqual([400, 200]);
  });

  it('keeps the aspect ratio when one side is given', () => {
    expect(canvas('scale', 100)).toEqual([100, 50]);
    expect(canvas('fill', undefined, 100)).toEqual([200, 100]);
  });

  it.each([
    ['scale', [100, 100], [800, 800]],
    ['imagga_scale', [100, 100], [800, 800]],
    ['fit', [100, 50], [800, 400]],
    ['mfit', [400, 200], [800, 400]],
    ['limit', [100, 50], [400, 200]],
    ['fill', [100, 100], [800, 800]],
    ['thumb', [100, 100], [800, 800]],
    ['imagga_crop', [100, 100], [800, 800]],
    ['lfill', [100, 100], [200, 200]],
    ['crop', [100, 100], [400, 200]],
    ['pad', [100, 100], [800, 800]],
    ['lpad', [100, 100], [800, 800]],
    ['mpad', [400, 200], [800, 800]],
  ] as const)('lays out a picture with %s in a small and in a large square', (crop, small, large) => {
    expect(canvas(crop, 100, 100)).toEqual(small);
    expect(canvas(crop, 800, 800)).toEqual(large);
  });

  it('stays within the maximum size and keeps the aspect ratio', () => {
    expect(canvas('fill', 9999, 2500)).toEqual([maxSide, 500]);
    expect(canvas('pad', 1, 9999)).toEqual([1, maxSide]);
  });

  it('covers the canvas with fill and stays inside with pad', () => {
    expect(layOut(natural, 100, 100, 'fill').picture).toEqual({ width: 200, height: 100 });
    expect(layOut(natural, 100, 100, 'pad').picture).toEqual({ width: 100, height: 50 });
  });
});
