import { describe, expect, it } from 'vitest';
import { namedCountries, statedRegions } from './statedRegions.ts';

describe('the stated regions', () => {
  it.each([
    ['Dallas, Oregon', { oregon: ['US-OR'] }],
    ['Rome Georgia', { georgia: ['GE', 'US-GA'] }],
    ['Wien Österreich', { osterreich: ['AT'] }],
    ['Madryt, Hiszpania', { hiszpania: ['ES'] }],
    ['Newport, South Wales', { wales: ['GB'] }],
    ['Victoria, BC', { bc: ['CA-BC'] }],
    ['Brest BY', { by: ['BY'] }],
  ])('of %s are certain', (query, regions) => {
    expect(statedRegions(query).certain).toEqual(regions);
  });

  it.each(['arbeiten in', 'lyon de', 'dallas or'])('of %s are not certain', (query) => {
    expect(statedRegions(query).certain).toEqual({});
    expect(Object.keys(statedRegions(query).all)).toHaveLength(1);
  });

  it('of a name alone are none', () => {
    expect(statedRegions('Georgia')).toEqual({ all: {}, certain: {} });
  });
});

it.each([
  ['Holland', ['NL']],
  ['Turkey', ['TR']],
  ['Großbritannien', ['GB']],
  ['Angleterre', ['GB']],
  ['EE. UU.', ['US']],
  ['UK', ['GB']],
  ['Norvegia', ['NO']],
  ['no', []],
  ['Texas', []],
])('the countries that %s names are %j', (query, codes) => {
  expect(namedCountries(query)).toEqual(codes);
});
