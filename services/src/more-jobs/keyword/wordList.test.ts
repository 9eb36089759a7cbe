import { describe, expect, it } from 'vitest';
import { wordList } from './wordList.ts';

const list = wordList([
  'busfahrer',
  'driver',
  'drive',
  'fahrer',
  'fahrer/in',
  'fahrerlaubnis',
  'koch',
  'köche',
  'unerfahren',
]);

describe('the list of words', () => {
  it('has the words of offers, and no parts of them', () => {
    expect([list.has('koch'), list.has('och'), list.size]).toEqual([true, false, 9]);
  });

  it.each([
    ['fahr', ['fahrer', 'busfahrer', 'fahrer/in', 'unerfahren', 'fahrerlaubnis']],
    ['koch', ['koch']],
    ['fah', ['fahrer', 'fahrer/in', 'fahrerlaubnis']],
    ['och', []],
    ['zzz', []],
  ])(
    'finds the words that contain %s, or begin with it if it is short, the shortest first',
    (part, words) => {
      expect(list.containing(part)).toEqual(words);
    },
  );

  it('finds 20 words at most', () => {
    const many = wordList(Array.from({ length: 50 }, (_, at) => `word${String.fromCodePoint(97 + at)}`));
    expect(many.containing('word')).toHaveLength(20);
  });

  it('finds forms, words that begin like all of them, and those that contain what they begin with', () => {
    expect(list.aroundForms('fahrerin', ['fahrerin', 'fahrer'])).toEqual([
      'fahrer',
      'busfahrer',
      'fahrer/in',
      'fahrerlaubnis',
    ]);
    expect(list.aroundForms('koch', ['koch', 'kuche'])).toEqual(['koch']);
  });

  it.each([
    ['drivr', ['drive', 'driver']],
    ['dirver', ['driver']],
    ['rdiver', ['driver']],
    ['xriver', []],
    ['dr.ver', []],
    ['drv', []],
  ])('finds words that differ from %s by one typing mistake', (word, words) => {
    expect(list.similar(word)).toEqual(words);
  });
});
