import { avatar } from './drawing/avatar.ts';
import { categoryTile } from './drawing/categoryTile.ts';
import type { Drawing } from './drawing/drawing.ts';
import { monogram } from './drawing/monogram.ts';
import { postIllustration } from './drawing/postIllustration.ts';
import { productTile } from './drawing/productTile.ts';
import { promotion } from './drawing/promotion.ts';
import { skyline } from './drawing/skyline.ts';
import { videoStill } from './drawing/videoStill.ts';

/** A kind of picture: how it is drawn, and whether a palette of few colours is enough. */
export interface PictureKind {
  readonly name: string;
  readonly flat: boolean;
  /** The allowed slugs; without it any slug has a picture. */
  readonly only?: readonly string[];
  readonly draw: (slug: string) => Drawing;
}

const kinds: readonly PictureKind[] = [
  { name: 'cities', flat: false, draw: skyline },
  { name: 'partners', flat: true, draw: monogram },
  { name: 'categories', flat: true, draw: categoryTile },
  { name: 'avatars', flat: true, draw: avatar },
  { name: 'posts', flat: false, draw: postIllustration },
  { name: 'videos', flat: false, draw: videoStill },
  { name: 'products', flat: true, draw: productTile },
  { name: 'promo', flat: false, only: ['end-of-list'], draw: promotion },
];

/** Slugs of pictures: letters, digits, dots, dashes and underscores. */
const slugPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;

/** Returns the kind of picture with a name, if it has the slug. */
export const pictureKind = (name: string, slug: string): PictureKind | undefined => {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (kind === undefined || !slugPattern.test(slug)) return undefined;
  return kind.only === undefined || kind.only.includes(slug) ? kind : undefined;
};
