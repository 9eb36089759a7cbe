/** Measures a text in the size and weight it will have. */
type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** The parts of a word that fit a line each: a word is broken only when it is longer than a line. */
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
  while (kept !== '' && measure(kept + ELLIPSIS) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + ELLIPSIS;
};

/** Lines no wider than `width`, at most `most` of them; what does not fit ends in an ellipsis. */
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

/** The largest of some sizes in which a text needs no more lines than allowed; the smallest cuts it. */
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
