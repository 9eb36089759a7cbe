import { describe, expect, it } from 'vitest';
import { knownPictures } from '../../src/images/knownPictures.ts';
import type { ServicesOf } from '../testServices.ts';

export const knownPicturesSuite = (services: ServicesOf): void => {
  describe('pictures that are cached', () => {
    it.each([
      ['cities', 'berlin', true],
      ['partners', 'swiftbite', true],
      ['categories', 'delivery', true],
      ['cities', 'swiftbite', false],
      ['partners', 'nobody', false],
      ['products', "x' or 1=1", false],
      ['avatars', 'u-1', false],
      ['constructor', 'berlin', false],
    ])('%s/%s is one of the rows: %s', async (kind, slug, isOne) => {
      expect(await knownPictures(services().database)(kind, slug)).toBe(isOne);
    });
  });
};
