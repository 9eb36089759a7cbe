// @vitest-environment node
import { expect, it } from 'vitest';
import { storedFields, storedItems } from './storedJson.ts';

it('reads what is stored, and nothing from what cannot be it', () => {
  expect(storedFields('{"a":[1]}')).toEqual({ a: [1] });
  expect(storedItems('[{"a":1},null]')).toEqual([{ a: 1 }, null]);
  for (const text of [null, '', '{', 'null', '"a"', '7', '[1]']) expect(storedFields(text)).toEqual({});
  for (const text of [null, '', '[', 'null', '"a"', '7', '{"length":1}'])
    expect(storedItems(text)).toEqual([]);
});
