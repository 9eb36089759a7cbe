// @vitest-environment node
import { expect, it } from 'vitest';
import contract from '../../../../schema/rest/web-api.json' with { type: 'json' };
import { maxQueryLength, searchedCity } from './searchedCity.ts';

it('reads the search from the address', () => {
  expect(searchedCity({ city: '  Berlin ' })).toBe('Berlin');
  expect(searchedCity({ city: ['a', 'b'] })).toBe('a');
  expect(searchedCity(undefined)).toBe('');
});

it('limits the search to the length in the contract, without splitting a character', () => {
  const { parameters } = contract.paths['/cities'].get;
  const query = parameters.find(({ name }) => name === 'query');
  expect(maxQueryLength).toBe(query?.schema.maxLength);
  expect(searchedCity({ city: 'x'.repeat(500) })).toHaveLength(maxQueryLength);
  expect([...searchedCity({ city: '🚲'.repeat(500) })]).toEqual(Array(maxQueryLength).fill('🚲'));
});
