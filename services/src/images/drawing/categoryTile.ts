import { anyCategoryIcon, categoryIcons } from './categoryIcons.ts';
import { diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { iconTile } from './iconTile.ts';
import { tints } from './tints.ts';

/** The illustration of a category of work. */
export const categoryTile = (slug: string): Drawing => {
  const dice = diceFor(`category:${slug}`);
  const order = Object.keys(categoryIcons).indexOf(slug);
  // Adjacent categories get different tints.
  const tint = tints[order % tints.length] ?? dice.pick(tints);
  const icon = categoryIcons[slug] ?? anyCategoryIcon;
  return { width: 640, height: 480, content: iconTile(dice, tint, 640, 480, icon) };
};
