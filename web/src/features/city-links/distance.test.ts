// @vitest-environment node
import { expect, it } from 'vitest';
import { distanceInKm } from './distance.ts';

const berlin = { latitude: 52.52437, longitude: 13.41053 };
const potsdam = { latitude: 52.39886, longitude: 13.06566 };

it('measures the distance from Berlin to Potsdam', () => {
  expect(distanceInKm(berlin, potsdam)).toBeCloseTo(27.2, 0);
});
