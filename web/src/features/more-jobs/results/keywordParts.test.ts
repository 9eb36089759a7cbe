// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { keywordParts } from './keywordParts.ts';

/** The text with its highlighted words in brackets. */
const shown = (text: string, keyword: string | null): string =>
  keywordParts(text, keyword)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('the words of a keyword in a text', () => {
  it.each([
    ['Bus driver', 'driver', 'Bus [driver]'],
    ['Driver, DRIVER and drivers', 'driver', '[Driver], [DRIVER] and drivers'],
    ['Fahrer für Bus und Bahn', 'bahn bus', 'Fahrer für [Bus] und [Bahn]'],
    ['Kellner im Café', 'cafe', 'Kellner im [Café]'],
    ['İstanbul, Łódź, Straße', 'istanbul lodz STRASSE', '[İstanbul], [Łódź], [Straße]'],
    ['C++ (a+b)*', '(a+b)*', 'C++ ([a]+[b])*'],
    ['a < b <script>b</script>', 'script', 'a < b <[script]>b</[script]>'],
    ['Nothing', null, 'Nothing'],
    ['Nothing', ' .* ', 'Nothing'],
    ['', 'x', ''],
  ])('are highlighted in %s for %s', (text, keyword, expected) => {
    expect(shown(text, keyword)).toBe(expected);
  });
});
