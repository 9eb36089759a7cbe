import { describe, expect, it } from 'vitest';
import { fitText, wrapText } from './wrapText.ts';

const countLetters = (text: string) => text.length;

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('Gig work in Berlin', 8, 3, countLetters)).toEqual(['Gig work', 'in', 'Berlin']);
  });

  it('breaks words that are longer than a line', () => {
    expect(wrapText('Kurierfahrerinnen gesucht', 10, 4, countLetters)).toEqual([
      'Kurierfah-',
      'rerinnen',
      'gesucht',
    ]);
  });

  it('ends in an ellipsis when there is more than fits', () => {
    expect(wrapText('one two three four', 5, 2, countLetters)).toEqual(['one', 'two…']);
    expect(wrapText('Kurier in Bad Oldesloe gesucht', 13, 2, countLetters)).toEqual([
      'Kurier in Bad',
      'Oldesloe…',
    ]);
    expect(wrapText('Gig in Ahrensburg', 10, 2, countLetters)).toEqual(['Gig in', 'Ahrensburg']);
    expect(wrapText('Gig Ahrensburg bald', 10, 2, countLetters)).toEqual(['Gig', 'Ahrensbur…']);
  });
});

describe('fitText', () => {
  const measureIn = (size: number) => (text: string) => text.length * size;

  it('uses the largest size in which the text fits', () => {
    expect(fitText('one two', 14, 2, [4, 3, 2], measureIn)).toEqual({ size: 4, lines: ['one', 'two'] });
    expect(fitText('one two', 14, 1, [4, 3, 2], measureIn)).toEqual({ size: 2, lines: ['one two'] });
  });

  it('truncates in the smallest size if no size fits', () => {
    expect(fitText('one two three', 14, 1, [4, 2], measureIn)).toEqual({ size: 2, lines: ['one…'] });
  });
});
