import { describe, expect, it } from 'vitest';
import { fittedText, wrapText } from './wrapText.ts';

const byLetter = (text: string) => text.length;

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('Gig work in Berlin', 8, 3, byLetter)).toEqual(['Gig work', 'in', 'Berlin']);
  });

  it('breaks words that are longer than a line', () => {
    expect(wrapText('Kurierfahrerinnen gesucht', 10, 4, byLetter)).toEqual([
      'Kurierfah-',
      'rerinnen',
      'gesucht',
    ]);
  });

  it('ends in an ellipsis when there is more than fits', () => {
    expect(wrapText('one two three four', 5, 2, byLetter)).toEqual(['one', 'two…']);
  });
});

describe('fittedText', () => {
  const measureIn = (size: number) => (text: string) => text.length * size;

  it('uses the largest size that needs no more lines', () => {
    expect(fittedText('one two', 14, 2, [4, 3, 2], measureIn)).toEqual({ size: 4, lines: ['one', 'two'] });
    expect(fittedText('one two', 14, 1, [4, 3, 2], measureIn)).toEqual({ size: 2, lines: ['one two'] });
  });

  it('truncates in the smallest size if no size fits', () => {
    expect(fittedText('one two three', 14, 1, [4, 2], measureIn)).toEqual({ size: 2, lines: ['one tw…'] });
  });
});
