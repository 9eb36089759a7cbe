// npm run city-names -- cities500.txt: reads the names of the sample cities in every language and alphabet from a file of GeoNames
// (https://download.geonames.org/export/dump/cities500.zip).
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { cityCatalogue } from '../../sample/cities/cityCatalogue.ts';
import { searchWords } from '../../services/src/text/fold.ts';

const target = new URL('../../sample/cities/alternateNames.json', import.meta.url);
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file: npm run city-names -- cities500.txt');

const cityIds = new Set(cityCatalogue.map(({ id }) => String(id)));

/** Leaves out transcriptions, which GeoNames writes in small letters, and codes of airports, which are not names. */
const isName = (name) => {
  const isLatin = /\p{Script=Latin}/u.test(name);
  return !isLatin || (/^(?:['’]\S*[ -])?\p{Lu}.*\p{Ll}/u.test(name) && searchWords(name).length > 3);
};

const found = {};
for await (const line of createInterface({ input: createReadStream(source) })) {
  const [id, , , alternates] = line.split('\t');
  if (!cityIds.has(id)) continue;
  const byWords = new Map();
  for (const name of alternates.split(',')) {
    const words = searchWords(name);
    if (words.length > 1 && isName(name) && !byWords.has(words)) byWords.set(words, name);
  }
  if (byWords.size > 0) found[id] = [...byWords.values()].join(',');
}
await writeFile(target, `${JSON.stringify(found, null, 2)}\n`);
process.stdout.write(`Names of ${Object.keys(found).length} cities: ${target.pathname}\n`);
