import { expect, it } from 'vitest';
import { cityInName, landmarkOf } from './landmarks.ts';
import { citySkyline, postSkyline } from './skyline.ts';

it('an article about a city shows the landmark of the city', () => {
  expect(cityInName('city-guide-new-york-city')).toBe('new-york-city');
  expect(landmarkOf(cityInName('city-weekend-paris') ?? '')).toBe(landmarkOf('paris'));
  expect(cityInName('taxes')).toBeUndefined();
});

it('two articles about a city show two views of it', () => {
  expect(postSkyline('city-guide-vienna')).not.toEqual(postSkyline('city-weekend-vienna'));
  expect(postSkyline('city-guide-vienna')).toEqual(postSkyline('city-guide-vienna'));
  expect(citySkyline('vienna')).not.toEqual(citySkyline('graz'));
});
