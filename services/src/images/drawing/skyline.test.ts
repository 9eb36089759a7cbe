import { expect, it } from 'vitest';
import { cityInName, landmarkOf } from './landmarks.ts';
import { plainLandmarks } from './plainLandmarks.ts';
import { citySkyline, postSkyline } from './skyline.ts';

it('an article about a city shows the landmark of the city', () => {
  expect(cityInName('city-guide-new-york-city')).toBe('new-york-city');
  expect(landmarkOf(cityInName('city-weekend-paris') ?? '')).toBe(landmarkOf('paris'));
  expect(cityInName('city-guide-mexico-city')).toBe('mexico-city');
  expect(cityInName('taxes')).toBeUndefined();
});

it('a city without a landmark of its own shows always the same one, which no city is known for', () => {
  expect(landmarkOf('mexico-city')).toBe(landmarkOf('mexico-city'));
  for (const slug of ['mexico-city', 'graz', 'ankara', 'bursa', 'leeds', 'salvador'])
    expect(plainLandmarks).toContain(landmarkOf(slug));
});

it('two articles about a city show two views of it', () => {
  expect(postSkyline('city-guide-vienna')).not.toEqual(postSkyline('city-weekend-vienna'));
  expect(postSkyline('city-guide-vienna')).toEqual(postSkyline('city-guide-vienna'));
  expect(citySkyline('vienna')).not.toEqual(citySkyline('graz'));
});
