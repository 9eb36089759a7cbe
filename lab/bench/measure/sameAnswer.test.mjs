import { describe, expect, it } from 'vitest';
import { differenceOf } from './sameAnswer.mjs';

describe('the comparison of answers', () => {
  it('finds none between equal texts', () => {
    expect(differenceOf('{"data":{}}', '{"data":{}}')).toBeNull();
  });

  it('ignores the line feed at the end of an answer', () => {
    expect(differenceOf('{"data":{}}', '{"data":{}}\n')).toBeNull();
  });

  it('shows the first difference with what surrounds it', () => {
    expect(differenceOf('{"price":1.5}', '{"price":1.50}')).toBe(
      'at character 12: expected …{"price":1.5}…, found …{"price":1.50}…',
    );
  });

  it('finds a text that ends early', () => {
    expect(differenceOf('abcdef', 'abc')).toBe('at character 3: expected …abcdef…, found …abc…');
  });
});
