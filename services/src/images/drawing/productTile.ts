import { diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { iconTile } from './iconTile.ts';
import { anyProductIcon, productIcons } from './productIcons.ts';
import { tints } from './tints.ts';

/** The picture of a piece of equipment or a service. */
export const productTile = (slug: string): Drawing => {
  const dice = diceFor(`product:${slug}`);
  const words = slug.split('-');
  const icon = productIcons.find((candidate) => candidate.words.some((word) => words.includes(word)));
  return {
    width: 400,
    height: 400,
    content: iconTile(dice, dice.pick(tints), 400, 400, icon?.d ?? anyProductIcon),
  };
};
