import { avatar } from './drawing/avatar.ts';
import { anyCategoryIcon, categoryIcons } from './drawing/categoryIcons.ts';
import { diceFor } from './drawing/dice.ts';
import type { Drawing } from './drawing/drawing.ts';
import { iconTile } from './drawing/iconTile.ts';
import { monogram } from './drawing/monogram.ts';
import { anyProductIcon, productIcons } from './drawing/productIcons.ts';
import { promotion } from './drawing/promotion.ts';
import { circle, path, rect } from './drawing/shapes.ts';
import { citySkyline, postSkyline } from './drawing/skyline.ts';
import { tints } from './drawing/tints.ts';

/** The illustration of a category of work. */
const categoryTile = (slug: string): Drawing => {
  const dice = diceFor(`category:${slug}`);
  const order = Object.keys(categoryIcons).indexOf(slug);
  // Adjacent categories get different tints.
  const tint = tints[order % tints.length] ?? dice.pick(tints);
  const icon = categoryIcons[slug] ?? anyCategoryIcon;
  return { width: 640, height: 480, content: iconTile(dice, tint, 640, 480, icon) };
};

/** The picture of a piece of equipment or a service. */
const productTile = (slug: string): Drawing => {
  const dice = diceFor(`product:${slug}`);
  const words = slug.split('-');
  const icon = productIcons.find((candidate) => candidate.words.some((word) => words.includes(word)));
  return {
    width: 400,
    height: 400,
    content: iconTile(dice, dice.pick(tints), 400, 400, icon?.d ?? anyProductIcon),
  };
};

/** The placeholder of a video: a skyline under a play button. */
const videoStill = (video: string): Drawing => {
  const { width, height, content } = postSkyline(`video ${video}`);
  const shade = diceFor(`video:${video}`).pick(['#04262b', '#0b1f2e', '#1f1a2e']);
  const [x, y] = [width / 2, height / 2];
  return {
    width,
    height,
    content:
      content +
      rect(0, 0, width, height, shade).replace('/>', ' fill-opacity=".45"/>') +
      circle(x, y, 84, '#ffffff') +
      path(`M${x - 28} ${y - 44}L${x + 48} ${y}L${x - 28} ${y + 44}Z`, '#0b4a4c'),
  };
};

/** A kind of picture: how it is drawn, and whether a palette of few colours is enough. */
export interface PictureKind {
  readonly name: string;
  readonly flat: boolean;
  /** The allowed slugs; without it any slug has a picture. */
  readonly only?: readonly string[];
  readonly draw: (slug: string) => Drawing;
}

const kinds: readonly PictureKind[] = [
  { name: 'cities', flat: false, draw: citySkyline },
  { name: 'partners', flat: true, draw: monogram },
  { name: 'categories', flat: true, draw: categoryTile },
  { name: 'avatars', flat: true, draw: avatar },
  { name: 'posts', flat: false, draw: postSkyline },
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
