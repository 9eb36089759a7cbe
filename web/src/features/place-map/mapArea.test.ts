// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { areaOf, mapPath, positionOn } from './mapArea.ts';

const berlin = { latitude: 52.52, longitude: 13.4 };
const munich = { latitude: 48.14, longitude: 11.58 };
const cologne = { latitude: 50.94, longitude: 6.96 };

describe('the area of a map', () => {
  it('has its middle between the outermost places, and is as wide as one of few widths', () => {
    expect(areaOf([berlin, munich, cologne])).toEqual({ latitude: 50.4, longitude: 10.2, span: 12 });
  });

  it('of one place is the smallest', () => {
    expect(areaOf([berlin])).toEqual({ latitude: 52.5, longitude: 13.4, span: 2 });
  });

  it('of places all around the world is the whole of it', () => {
    expect(
      areaOf([berlin, { latitude: -33.87, longitude: 151.2 }, { latitude: 21.3, longitude: -157.9 }]).span,
    ).toBe(360);
  });

  it('has an address', () => {
    expect(mapPath({ latitude: 50.4, longitude: -10.2, span: 12 })).toBe('/map.svg?at=50.4,-10.2&span=12');
  });
});

describe('a place on a map', () => {
  const area = { latitude: 50, longitude: 10, span: 10 };

  it('is in the middle if the map is around it', () => {
    expect(positionOn(area, area)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('to the north-east is right and above', () => {
    const { x, y } = positionOn(area, { latitude: 52, longitude: 12.5 });
    expect(x).toBeCloseTo(0.75, 6);
    expect(y).toBeCloseTo(0.102, 2);
  });

  it('at a pole is somewhere', () => {
    expect(positionOn(area, { latitude: 90, longitude: 10 }).y).toBeLessThan(-10);
    expect(Number.isFinite(positionOn(area, { latitude: -90, longitude: 10 }).y)).toBe(true);
  });
});
