/** Measures the width of a text in its final size and weight. */
type Measure = (text: string) => number;

const ellipsis = '…';

/** Breaks a word that is longer than a line into parts that fit. */
const brokenWord = (word: string, width: number, measure: Measure): string[] => {
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

const cutToFit = (line: string, width: number, measure: Measure): string => {
  let kept = line;
  while (kept !== '' && measure(kept + ellipsis) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + ellipsis;
};

/** Wraps a text into at most `most` lines of `width`; an ellipsis marks the rest. */
export const wrapText = (text: string, width: number, most: number, measure: Measure): string[] => {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (measure(word) > width ? brokenWord(word, width, measure) : [word]));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cutToFit(lines[most - 1] ?? '', width, measure)];
};

/** Wraps a text in the largest size that needs no more lines than allowed; the smallest size truncates it. */
export const fittedText = (
  text: string,
  width: number,
  most: number,
  sizes: readonly [number, ...number[]],
  measureIn: (size: number) => Measure,
): { size: number; lines: string[] } => {
  for (const size of sizes) {
    const lines = wrapText(text, width, most + 1, measureIn(size));
    if (lines.length <= most) return { size, lines };
  }
  const smallest = sizes.at(-1) ?? sizes[0];
  return { size: smallest, lines: wrapText(text, width, most, measureIn(smallest)) };
};
