// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isCityName, isElsewhere, mayBeNewCity, meansFullTime, onlyCity } from './searchMeaning.ts';

const city = (match: 'EXACT' | 'COUNTRY' | 'BEGINNING' | 'PART' | 'SLIP' | 'ELSEWHERE' | 'SIMILAR') => ({
  kind: 'cities' as const,
  match,
});
const company = { kind: 'companies', match: 'EXACT' } as const;
const slipOfCategory = { kind: 'categories', match: 'SLIP' } as const;

describe('the city that a search names', () => {
  it('is the only one with this name', () => {
    const ulm = city('EXACT');
    expect(onlyCity([company, ulm, city('PART')])).toBe(ulm);
  });

  it('is none where several have it, or only begin with it or resemble it', () => {
    expect(onlyCity([city('EXACT'), city('EXACT')])).toBeNull();
    expect(onlyCity([company, city('BEGINNING'), city('COUNTRY'), city('SLIP')])).toBeNull();
  });
});

it('may name a new city where nothing has the name, or only elsewhere', () => {
  expect(mayBeNewCity([])).toBe(true);
  expect(mayBeNewCity([city('SIMILAR'), city('ELSEWHERE')])).toBe(true);
  for (const row of [company, slipOfCategory, city('PART'), city('COUNTRY'), city('SLIP')])
    expect(mayBeNewCity([city('SIMILAR'), row])).toBe(false);
  expect([isElsewhere([city('ELSEWHERE')]), isElsewhere([city('SIMILAR')])]).toEqual([true, false]);
});

it.each(['remote', ' Near me', 'near-me', 'NEAR ME', '10115', 'x', ''])('%s is no name of a city', (text) => {
  expect(isCityName(text, 'remote, near me')).toBe(false);
});

it.each(['near', 'Remoteville', 'Å i'])('%s can be the name of a city', (text) => {
  expect(isCityName(text, 'remote, near me')).toBe(true);
});

it.each([
  ['Full-time', 'Full-time jobs', 'full time'],
  ['Full-time', 'Full-time jobs', 'fulltime work'],
  ['Vollzeit', 'Vollzeitjobs', 'vollzeit'],
  ['Temps plein', 'Emplois à temps plein', 'emploi'],
  ['Tam zamanlı', 'Tam zamanlı işler', 'TAM ZAMANLI'],
])('with the name %s and the heading %s, %s means full-time work', (name, heading, typed) => {
  expect(meansFullTime(name, heading, typed)).toBe(true);
});

it.each(['full', 'Fuldabrück', ''])('%s does not mean full-time work', (typed) => {
  expect(meansFullTime('Full-time', 'Full-time jobs', typed)).toBe(false);
});
