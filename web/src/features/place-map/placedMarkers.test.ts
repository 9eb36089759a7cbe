// @vitest-environment node
import { expect, it } from 'vitest';
import { placedMarkers, type MarkedPlace, type Marker } from './placedMarkers.ts';

const area = { latitude: 51, longitude: 10, span: 8 };
const city = (name: string, latitude: number, longitude: number) => ({
  name,
  latitude,
  longitude,
});
const wordsOf = ({ place, label }: Marker<MarkedPlace>) => [place.name, label.isHidden ? 'hidden' : label.at];
const summary = (places: readonly MarkedPlace[]) =>
  placedMarkers(area, places, undefined).markers.map(wordsOf);

it('labels a place at the right, and at the left where the map ends', () => {
  expect(summary([city('Kassel', 51.3, 9.5), city('Berlin', 52.5, 13.4)])).toEqual([
    ['Kassel', 'right'],
    ['Berlin', 'left'],
  ]);
});

it('leaves out a place that a more important one would cover', () => {
  expect(
    summary([city('Köln', 50.94, 6.96), city('Leverkusen', 51.03, 6.98), city('Jena', 50.93, 11.6)]),
  ).toEqual([
    ['Köln', 'right'],
    ['Jena', 'right'],
  ]);
});

it('marks the place around which the others are, below a city that is there', () => {
  const { around, markers } = placedMarkers(area, [city('Jena', 50.93, 11.6)], city('You', 50.95, 11.6));
  expect(around && wordsOf(around)).toEqual(['You', 'left']);
  expect(markers.map(wordsOf)).toEqual([['Jena', 'right']]);
  const apart = placedMarkers(area, [city('Jena', 50.93, 11.6)], city('You', 52, 10));
  expect(apart.around && wordsOf(apart.around)).toEqual(['You', 'right']);
});

it('has no label where it would cover another marker on both sides', () => {
  const places = [city('Middle of all', 51, 10), city('A', 51, 9.3), city('B', 51, 10.7)];
  expect(summary(places)).toEqual([
    ['Middle of all', 'hidden'],
    ['A', 'left'],
    ['B', 'right'],
  ]);
});
