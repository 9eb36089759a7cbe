// @vitest-environment node
import { expect, it } from 'vitest';
import { countryIn, shownCountry } from '../../paths/countryInQuery.ts';
import { countryTo, pointIn } from './nearMeAddress.ts';
import { pointPath } from '../../paths/pointPath.ts';

it('rounds a point to about a kilometre, when it is written and when it is read', () => {
  expect(pointPath({ latitude: 52.520008, longitude: -0.127758 })).toBe('/near-me?lat=52.52&lng=-0.13');
  expect(pointIn({ lat: '52.520008', lng: '-0.127758' })).toEqual({ latitude: 52.52, longitude: -0.13 });
});

it.each([
  {},
  { lat: '52.5' },
  { lat: '', lng: '' },
  { lat: 'north', lng: '13' },
  { lat: '90.1', lng: '13' },
  { lat: '52', lng: '-180.5' },
  { lat: 'Infinity', lng: '1' },
  { lat: 'NaN', lng: '1' },
])('%o is no point', (query) => {
  expect(pointIn(query)).toBeNull();
});

it('reads the first of several values', () => {
  expect(pointIn({ lat: ['1', '2'], lng: ['3', '4'] })).toEqual({ latitude: 1, longitude: 3 });
});

it('shows the country of the address, or that of the language', () => {
  expect(countryTo('PL')).toBe('/near-me?country=pl');
  expect(countryIn({ country: ' PL ' })).toBe('pl');
  expect(countryIn({ country: 'poland' })).toBeUndefined();
  expect(shownCountry({ country: 'pl' }, 'de')).toBe('PL');
  expect(shownCountry({}, 'de')).toBe('DE');
  expect(shownCountry(undefined, 'en')).toBe('GB');
});
