// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isName } from './isName.ts';

describe('isName', () => {
  it.each([
    'Ada',
    'Łukasz',
    '李',
    'علی',
    'O',
    '\u200BKim',
    'Ana-Luísa d’Ávila',
    'J.R.R.',
    'Dr.Weiß',
    'Kim 2',
    'Mary St. John',
    'Gigi City',
    'Фёдор',
    'Ελένη',
    'Şule Çağrı',
    'Ó Séaghdha',
  ])('takes %j', (text) => expect(isName(text)).toBe(true));
  it.each([
    '',
    ' ',
    '\u200B\u2060',
    '\u3164',
    '\u115F\uFFA0',
    '\u202E',
    '...',
    '42',
    '\u0640',
    '\u02D1\u02D1',
    '👍',
    'rides.example',
    'Kim www.Rides.EXAMPLE',
    'https://1',
    'kim@home',
    'Call 0176/44-55-66',
    'Citygigs',
    'The CITY-GIGS team',
    'City · gigs',
    'Cıtygigs',
    'Сitygigs',
    'Ｃｉｔｙｇｉｇｓ',
    'rides.рф',
    'rides。com',
    'rides．com',
    'call ٠١٢٣٤٥٦٧',
  ])('refuses %j', (text) => expect(isName(text)).toBe(false));
});
