import { describe, expect, it } from 'vitest';
import { pictureUrl } from './pictureUrl.ts';

const of = (requested: Parameters<typeof pictureUrl>[2]) =>
  pictureUrl('https://site.example/images', 'cities/berlin', requested);

describe('pictureUrl', () => {
  it.each([
    [{}, 'c_fill,q_auto:good,f_auto'],
    [{ width: 260 }, 'c_fill,w_270,q_auto:good,f_auto'],
    [{ height: 150, format: 'png' }, 'c_fill,h_150,q_auto:good,f_png'],
    [{ width: 50, height: 50 }, 'c_fill,w_50,h_50,q_auto:good,f_auto'],
    [{ width: 51, height: 50 }, 'c_fill,w_56,h_56,q_auto:good,f_auto'],
    [{ width: 9_000 }, 'c_fill,w_2400,q_auto:good,f_auto'],
    [{ width: 9_000, height: 9_000 }, 'c_fill,w_2400,h_1260,q_auto:good,f_auto'],
  ])('for %j is of a size that is drawn', (requested, transformations) => {
    expect(of(requested)).toBe(`https://site.example/images/${transformations}/cities/berlin`);
  });
});
