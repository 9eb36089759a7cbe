import { describe, expect, it } from 'vitest';
import { beforeGeneralPart, compoundParts, lastPartsAfter } from './compoundParts.ts';

it.each([
  ['fahrerjobs', 'fahrer'],
  ['kassiererstelle', 'kassierer'],
  ['lagermitarbeiterin', 'lager'],
  ['fabriekswerkers', 'fabrieks'],
  ['stadjobb', 'stad'],
])('%s is %s and a part that names no work', (word, first) => {
  expect(beforeGeneralPart(word)).toBe(first);
});

it.each(['tischler', 'kraft', 'jobs'])('%s is not split', (word) => {
  expect(beforeGeneralPart(word)).toBeNull();
});

describe('the parts of a compound', () => {
  it('have their forms, and may have letters between them', () => {
    expect(lastPartsAfter('reinigung', 'reinigungskraft')).toContain('kraft');
    expect(lastPartsAfter('lager', 'lagerhelferin')).toContain('helfer');
    expect(
      compoundParts('reinigungsleiterin').some(
        ({ firsts, lasts }) => firsts.includes('reinigung') && lasts.includes('leiter'),
      ),
    ).toBe(true);
  });

  it('are not a few letters', () => {
    expect(lastPartsAfter('driver', 'driverless')).toEqual([]);
    expect(compoundParts('bakker')).toEqual([]);
  });
});
