import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../index.ts';
import { faultCode, faultText } from './userError.ts';

const fault = (code: string, field = 'name') => ({ field, code, message: 'As the service says it.' });

const codeType = schema.getType('UserErrorCode');
const enumValues = isEnumType(codeType) ? codeType.getValues() : [];

describe('faultText', () => {
  it.each([
    ['de', 'required', 'Fülle dieses Feld aus.'],
    ['en', 'in_future', 'Choose a date in the past.'],
    ['fr', 'too_long', 'C’est trop long.'],
    ['pl', 'too_young', 'Musisz mieć co najmniej 13 lat.'],
    [
      'de',
      'implausible_hourly_pay',
      'Das sieht nicht nach einem Stundenlohn aus. Gib an, was du in einer Stunde verdienst, in der Währung des Jobs.',
    ],
    ['tr', 'expired', 'Bu bağlantı artık geçerli değil. Yenisini iste.'],
    ['sv', 'too_many_requests', 'För många försök. Försök igen om en timme.'],
  ] as const)('gives the message in %s for the code %s', (language, code, text) => {
    expect(faultText(language, fault(code))).toBe(text);
  });

  it('shows the format of an email address and a phone number', () => {
    expect(faultText('en', fault('invalid', 'phone'))).toBe(
      'Enter a phone number with 6 to 15 digits and no letters.',
    );
    expect(faultText('sv', fault('invalid', 'email'))).toBe('Ange en e-postadress som namn@example.com.');
    expect(faultText('en', fault('invalid'))).toBe('This is not valid.');
    for (const field of ['password', 'new_password'])
      for (const code of ['too_short', 'too_weak'])
        expect(faultText('en', fault(code, field))).toBe('Choose a longer or less common password.');
  });

  it('says which pictures can be uploaded', () => {
    expect(faultText('en', fault('too_large', 'picture'))).toContain('at most 5\u00a0MB and 40 megapixels');
    expect(faultText('de', fault('invalid', 'picture'))).toBe(
      'Dieses Bild können wir nicht verwenden. Wähle ein JPEG, PNG, WebP oder AVIF ohne Animation.',
    );
  });

  it('keeps the message of the service for an unknown fault', () => {
    expect(faultText('de', fault('moon_is_full'))).toBe('As the service says it.');
  });

  it('keeps the codes of the graph, and replaces any other by INVALID', () => {
    expect(faultCode('too_short')).toBe('too_short');
    expect(faultCode('moon_is_full')).toBe('invalid');
  });

  it('has a sentence for every code', () => {
    const codes = enumValues.map(({ value }) => String(value));
    expect(codes.length).toBeGreaterThanOrEqual(15);
    for (const code of codes) expect(faultText('en', fault(code))).not.toBe(fault(code).message);
  });
});
