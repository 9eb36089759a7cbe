import { diceFor } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { circle, path, rect } from './shapes.ts';

const skinColours: readonly [string, ...string[]] = [
  '#f6d7c3',
  '#eebf9f',
  '#d9a07a',
  '#b97a52',
  '#8d5a3a',
  '#633c27',
];
const hairColours: readonly [string, ...string[]] = [
  '#2b2320',
  '#4a3224',
  '#7a4b26',
  '#b98242',
  '#d9b36c',
  '#8a8f94',
  '#a5452b',
];
const shirtColours: readonly [string, ...string[]] = [
  '#0f766e',
  '#e8a33a',
  '#2f6690',
  '#c2543b',
  '#5b4b8a',
  '#3a7d44',
  '#34424d',
];
const backgrounds: readonly [string, ...string[]] = [
  '#d5eee8',
  '#fdebc8',
  '#d9e9f4',
  '#fadfd3',
  '#e4e1f5',
  '#e2efd5',
];

const hairstyles: readonly [Hairstyle, ...Hairstyle[]] = [
  {
    behind: 'M54 104V92A46 50 0 0 1 146 92V104Z',
    front: 'M54 94A46 52 0 0 1 146 94C138 74 112 64 92 68C76 70 62 80 54 94Z',
  },
  {
    behind: 'M50 96A50 54 0 0 1 150 96V150H50Z',
    front: 'M54 94A46 52 0 0 1 146 94C128 84 112 76 104 62C96 78 74 86 54 94Z',
  },
  {
    behind: 'M100 12A21 21 0 1 1 99.9 12ZM54 104V92A46 50 0 0 1 146 92V104Z',
    front: 'M54 94A46 52 0 0 1 146 94C134 72 118 66 100 66S66 72 54 94Z',
  },
  {
    behind: 'M46 92A54 56 0 0 1 154 92C160 116 152 128 140 130H60C48 128 40 116 46 92Z',
    front: 'M54 86A46 50 0 0 1 146 86C124 70 76 70 54 86Z',
  },
  {
    behind: 'M54 104V92A46 50 0 0 1 146 92V104Z',
    front:
      'M54 98C46 58 66 38 102 38C134 38 154 60 146 98C143 84 138 76 130 70C108 80 84 78 68 70C61 76 57 84 54 98Z',
  },
  { behind: '', front: '' },
];
interface Hairstyle {
  readonly behind: string;
  readonly front: string;
}

/** The placeholder for a person without a picture: a bust without a face. */
export const avatar = (key: string): Drawing => {
  const dice = diceFor(`avatar:${key}`);
  const [ground, skin, hair, shirt] = [
    dice.pick(backgrounds),
    dice.pick(skinColours),
    dice.pick(hairColours),
    dice.pick(shirtColours),
  ];
  const style = dice.pick(hairstyles);
  return {
    width: 200,
    height: 200,
    content: [
      rect(0, 0, 200, 200, ground),
      style.behind === '' ? '' : path(style.behind, hair),
      path('M24 206C24 160 56 146 100 146S176 160 176 206Z', shirt),
      path('M82 122H118V146A18 16 0 0 1 82 146Z', skin),
      path('M82 134A32 20 0 0 0 118 134V130H82Z', '#000000', 0.12),
      `<ellipse cx="100" cy="94" rx="40" ry="44" fill="${skin}"/>`,
      circle(60, 98, 8, skin) + circle(140, 98, 8, skin),
      style.front === '' ? '' : path(style.front, hair),
    ].join(''),
  };
};
