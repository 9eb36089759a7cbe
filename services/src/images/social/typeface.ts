import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

export type Weight = 500 | 700;

// Bundled, so that pictures do not depend on installed fonts. The second file of a weight has the
// Polish and Turkish letters that the first lacks.
const fontFiles: Readonly<Record<Weight, readonly string[]>> = {
  500: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-500-normal.woff'),
  ],
  700: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-700-normal.woff'),
  ],
};

const openFont = (file: string): Font => {
  const font = openSync(fileURLToPath(file));
  if (!('layout' in font)) throw new Error('The font is a collection.');
  return font;
};

const fontsByWeight = new Map<Weight, readonly Font[]>();

const fontsFor = (weight: Weight): readonly Font[] => {
  const known = fontsByWeight.get(weight) ?? fontFiles[weight].map(openFont);
  fontsByWeight.set(weight, known);
  return known;
};

/** Splits a text into runs that one font can draw; leaves out characters that no font has. */
const runsOf = (text: string, weight: Weight): { font: Font; text: string }[] => {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const font = fontsFor(weight).find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

/** Measures the width of a text in pixels. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text, weight).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  );

/** Draws a line of text as outlines; `y` is its baseline. */
export const lineOfText = (
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string => {
  let outlines = '';
  let left = x;
  for (const { font, text: part } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const shape = glyph.path.toSVG();
      if (shape !== '')
        outlines += `<path transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${shape}"/>`;
      left += (positions[index]?.xAdvance ?? 0) * scale;
    });
  }
  return `<g fill="${fill}">${outlines}</g>`;
};
