// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isPhoneNumber, phoneNumber } from './phoneNumber.ts';

describe('isPhoneNumber', () => {
  it.each([
    '+46 70 123 45 67',
    '0170/1234567',
    '+49\u00A0170\u20111234567',
    '\u202A+90 (532) 000\u201300\u201300\u202C',
    'tel:+31612345678',
    '\u2066+351\u200B 912345678\u2069',
    '＋８１ ３ １２３４ ５６７８',
  ])('takes %j', (text) => expect(isPhoneNumber(text)).toBe(true));
  it.each(['', '12345', '1234567890123456', '030 123x456', '++49 30 123456', '30 € 123456', '\u202A\u202C'])(
    'refuses %j',
    (text) => expect(isPhoneNumber(text)).toBe(false),
  );
});

describe('phoneNumber', () => {
  it.each([
    ['0049 (30) 123/456', '+4930123456'],
    ['\u202A+90 532\u2011000\u201300\u221200\u202C', '+905320000000'],
    ['+46\u00A070\u200B1234567', '+46701234567'],
  ])('reads %j', (text, number) => expect(phoneNumber(text)).toBe(number));
  it.each(['0301234567', '+0301234', '+49 30 x', ''])('refuses %j', (text) =>
    expect(phoneNumber(text)).toBeNull(),
  );
});
