import { describe, expect, it } from 'vitest';
import { fromGlobalId, optionalRowId, rowId, toGlobalId } from './globalId.ts';

describe('globalId', () => {
  it('decodes what it encodes', () => {
    expect(fromGlobalId(toGlobalId('City', 2950159))).toEqual({ typename: 'City', id: '2950159' });
  });

  it('decodes an id of the expected type, or a plain number', () => {
    expect(rowId('City', toGlobalId('City', 7))).toBe(7);
    expect(rowId('City', '7')).toBe(7);
    expect(optionalRowId('City', null)).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    toGlobalId('Partner', 7),
    toGlobalId('City', 'x'),
    'Q2l0eQ==',
    `${toGlobalId('City', 7)}!`,
    toGlobalId('City', 2_147_483_648),
    '2147483648',
    '0',
  ])('rejects %s as the id of a city', (id) => {
    expect(() => rowId('City', id)).toThrow(/not an id of/);
  });
});
