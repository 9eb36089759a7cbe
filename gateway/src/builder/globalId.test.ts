import { describe, expect, it } from 'vitest';
import { fromGlobalId, languageCode, optionalRowId, rowId, toGlobalId } from './globalId.ts';

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

describe('the code of a language', () => {
  it.each(['en', 'pt', 'pt-BR'])('%s is accepted, also as an id', { tags: ['R1.28'] }, (code) => {
    const ids = [code, toGlobalId('Language', code), toGlobalId('UserLanguage', `${code}:u-1`)];
    expect(ids.map(languageCode)).toEqual([code, code, code]);
  });

  it.each(['eng', 'e', 'en-', '12', '', 'en_GB', 'en-GBR', 'éé', 'pt-éé'])(
    '"%s" is rejected, also as an id',
    { tags: ['R1.28'] },
    (code) => {
      for (const id of [code, toGlobalId('Language', code), toGlobalId('UserLanguage', `${code}:u-1`)])
        expect(() => languageCode(id)).toThrow(/not an id of/);
    },
  );
});
