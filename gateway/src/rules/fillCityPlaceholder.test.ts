import { describe, expect, it } from 'vitest';
import { fillCityPlaceholder, fillCityPlaceholderInJson } from './fillCityPlaceholder.ts';

describe('fillCityPlaceholder', () => {
  it('replaces every placeholder', { tags: ['R3.45'] }, () => {
    expect(fillCityPlaceholder('Work in {city}, {city}', 'Köln')).toBe('Work in Köln, Köln');
  });

  it('inserts the name literally, replacement patterns included', { tags: ['R3.45'] }, () => {
    expect(fillCityPlaceholder('In {city}', "$& $' $1")).toBe("In $& $' $1");
  });
});

describe('fillCityPlaceholderInJson', () => {
  it('keeps the JSON valid when the name has quotes', { tags: ['R3.54'] }, () => {
    const json = fillCityPlaceholderInJson('{"title":"Riding in {city}"}', 'The "Big\\Small" City');
    expect(JSON.parse(json ?? '')).toEqual({ title: 'Riding in The "Big\\Small" City' });
  });

  it('keeps null', { tags: ['R3.56'] }, () => {
    expect(fillCityPlaceholderInJson(null, 'Berlin')).toBeNull();
  });
});
