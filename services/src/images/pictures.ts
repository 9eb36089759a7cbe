import { avatar } from './drawing/avatar.ts';
import { categoryTile } from './drawing/categoryTile.ts';
import type { Drawing } from './drawing/drawing.ts';
import { monogram } from './drawing/monogram.ts';
import { postIllustration } from './drawing/postIllustration.ts';
import { productTile } from './drawing/productTile.ts';
import { promotion } from './drawing/promotion.ts';
import { skyline } from './drawing/skyline.ts';
import { videoStill } from './drawing/videoStill.ts';

/** One kind of picture: how it is drawn, and whether it is flat enough for a palette. */
export interface PictureKind {
  readonly name: string;
  readonly flat: boolean;
  /** The only slugs of this kind; any slug has a picture without it. */
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

/** Letters, digits, dots, dashes and underscores name a picture. */
const slugPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/;

/** The kind of picture with this name, if it has one for this slug. */
export const pictureKind = (name: string, slug: string): PictureKind | undefined => {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (kind === undefined || !slugPattern.test(slug)) return undefined;
  return kind.only === undefined || kind.only.includes(slug) ? kind : undefined;
};
