import { describe, expect, it } from 'vitest';
import { cleanLine, cleanMailAddress, cleanParagraphs, cleanPhoneNumber } from './outsideText.ts';

describe('cleanLine', () => {
  it.each([
    ['a right-to-left override', 'Kim \u202Egnp.exe', 'Kim gnp.exe'],
    ['an isolate that never ends', '\u2067Nadia', 'Nadia'],
    ['marks of direction', 'Ada\u200F\u200E\u061C L', 'Ada L'],
    ['zero-width spaces and a word joiner', 'Jo\u200Bha\u2060nn\uFEFFa', 'Johanna'],
    ['a soft hyphen', 'Fahr\u00ADrad', 'Fahrrad'],
    ['look-alike spaces', 'Ana\u00A0\u2003\u3000Luz', 'Ana Luz'],
    ['line ends and tabs', ' Per\r\n\tOla\u2028', 'Per Ola'],
    ['control characters', 'A\u0007\u009Bb', 'Ab'],
    ['a joiner between Latin letters', 'Pe\u200Dte\u200Cr', 'Peter'],
    ['hidden tags', 'Mia\u{E0041}\u{E0042}', 'Mia'],
    ['hidden tags behind a flag', `🏴${'\u{E0061}'.repeat(40)}Mia`, '🏴Mia'],
    ['a variation selector after a letter', 'Bo\uFE0F', 'Bo'],
    ['stacked marks', `Z${'\u0336\u0337'.repeat(20)}o`, 'Z\u0336\u0337\u0336\u0337o'],
    ['separate accents', 'Jose\u0301', 'José'],
  ])('removes or replaces %s', (_what, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });

  it.each(['\u3164', '\u115F\u1160', '\u200B\u2060', '\u2800', '\uFFA0 \u00AD'])(
    'leaves nothing of a name without a visible letter: %j',
    (name) => expect(cleanLine(name)).toBe(''),
  );

  it.each([
    'Łukasz Żółć',
    'İbrahim Çağrı',
    'O’Neill-Brandão',
    'علی\u200Cرضا',
    'क्\u200Dष',
    '👩\u200D🚒 👍🏽 ❤\uFE0F 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '葛\u{E0100}城',
    'Nguyễn Thị Hậu',
  ])('keeps %s', (text) => expect(cleanLine(text)).toBe(text));
});

describe('a long text', () => {
  it('is cleaned like a short one', () => {
    expect(cleanLine('\u{E0061}'.repeat(9_000))).toBe('');
    expect(cleanLine(`a${' \u3000'.repeat(9_000)}b`)).toBe('a b');
    expect(cleanParagraphs(`a${'\n \n'.repeat(6_000)}b`)).toBe('a\n\nb');
  });

  it('is left to its schema, which refuses it, above any limit of a field', () => {
    const text = '\u200B'.repeat(20_001);
    expect(cleanLine(text)).toBe(text);
  });
});

describe('cleanParagraphs', () => {
  it('keeps lines, and one empty line in a row', () => {
    expect(cleanParagraphs(' Good pay. \r\n\r\n\r\n\r\n\u200B  Long days.\u2028End\t.\n')).toBe(
      'Good pay.\n\nLong days.\nEnd .',
    );
  });
});

describe('cleanPhoneNumber', () => {
  it.each([
    ['+49\u00A030\u2011123456', '+49 30-123456'],
    ['\u202A+90 532 000\u201300\u201300\u202C', '+90 532 000-00-00'],
    ['tel:+46\u200B701234567', '+46701234567'],
    ['０３\u2212１２３４\uFF0D５６７８', '03-1234-5678'],
  ])('cleans %j', (pasted, cleaned) => expect(cleanPhoneNumber(pasted)).toBe(cleaned));
});

describe('cleanMailAddress', () => {
  it.each([
    [' mailto:kim@example.org\u200B', 'kim@example.org'],
    ['\u2068zoé@exämple.de\u2069 ', 'zoé@exämple.de'],
  ])('cleans %j', (pasted, cleaned) => expect(cleanMailAddress(pasted)).toBe(cleaned));
});
