// npm run font: creates the site's only font file as a subset of Inter with the letters of all its languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareRuntime, root, say } from '../runtime.mjs';

await prepareRuntime();
const { default: subsetFont } = await import('subset-font');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index)).join('');

/** Latin letters with all European accents, the punctuation of the catalogues, currencies and arrows. */
const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  'ȘșȚțẞ',
  range(0x2002, 0x200a),
  range(0x2010, 0x2027),
  '\u202F',
  range(0x2030, 0x203a),
  '€₺™←↑→↓−×÷≈≤≥',
].join('');

const inter = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
const font = await subsetFont(readFileSync(inter), letters, {
  targetFormat: 'woff2',
  // The optical size for text, and the weights that the theme uses.
  variationAxes: { opsz: 14, wght: { min: 400, max: 800 } },
});
writeFileSync(join(root, 'web/src/ui/theme/inter.woff2'), font);
say(`web/src/ui/theme/inter.woff2: ${font.length} bytes`);
