import { describe, expect, it } from 'vitest';
import { highlightsOf } from './highlights.ts';

const found = (text: string, ...words: string[]) =>
  highlightsOf(
    text,
    words.map((word) => ({ word, forms: [`${word}in`] })),
  ).map(({ start, length }) => [start, text.slice(start, start + length)]);

describe('the parts of a text that words match', () => {
  it.each([
    [
      'Bike courier',
      ['bike', 'cour'],
      [
        [0, 'Bike'],
        [5, 'cour'],
      ],
    ],
    ['Fahrradkurier', ['kurier'], [[7, 'kurier']]],
    [
      'Köchin, Koch',
      ['koch'],
      [
        [0, 'Köch'],
        [8, 'Koch'],
      ],
    ],
    ['Ko\u0308ln', ['kol'], [[0, 'Ko\u0308l']]],
    [
      'Straße 🚲 Łódź',
      ['strasse', 'lodz'],
      [
        [0, 'Straße'],
        [10, 'Łódź'],
      ],
    ],
    ['Lehrerin', ['lehrer'], [[0, 'Lehrer']]],
    ['Swiftbite', ['swiftbyte'], [[0, 'Swiftbite']]],
    ['Delivery', ['deliver', 'delivery'], [[0, 'Delivery']]],
    ['Bike courier', ['our', 'x'], []],
  ])('%s: %j', (text, words, expected) => {
    expect(found(text, ...words)).toEqual(expected);
  });
});
