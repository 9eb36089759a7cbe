/** Measures the width of a text in its final size and weight. */
type Measure = (text: string) => number;

const ellipsis = '…';

/** Breaks a word that is longer than a line into parts that fit. */
const breakWord = (word: string, width: number, measure: Measure): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(`${part}${character}-`) > width) {
      parts.push(`${part}-`);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
};

/** Leaves out the last words of a line, or of a single word the last letters. */
const truncate = (line: string, width: number, measure: Measure): string => {
  const fits = (text: string): boolean => measure(text + ellipsis) <= width;
  const words = line.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  let shortened = words.join(' ');
  while (shortened !== '' && !fits(shortened)) shortened = [...shortened].slice(0, -1).join('');
  return shortened + ellipsis;
};

/** Wraps a text into at most `maxLines` lines of `width`; an ellipsis replaces the rest. */
export const wrapText = (text: string, width: number, maxLines: number, measure: Measure): string[] => {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (measure(word) > width ? breakWord(word, width, measure) : [word]));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), truncate(lines[maxLines - 1] ?? '', width, measure)];
};

/** Wraps a text in the largest size in which it fits; truncates it in the smallest size if none fits. */
export const fitText = (
  text: string,
  width: number,
  maxLines: number,
  sizes: readonly [number, ...number[]],
  measureIn: (size: number) => Measure,
): { size: number; lines: string[] } => {
  for (const size of sizes) {
    const lines = wrapText(text, width, maxLines + 1, measureIn(size));
    if (lines.length <= maxLines) return { size, lines };
  }
  const smallest = sizes.at(-1) ?? sizes[0];
  return { size: smallest, lines: wrapText(text, width, maxLines, measureIn(smallest)) };
};
