import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeStyleSheet } from './cssVariables.ts';

const source = join(import.meta.dirname, '../..');
const packages = join(source, '../../node_modules');

const read = (file: string): string => readFileSync(file, 'utf8');

it('has each variable of Mantine that the style sheets refer to', () => {
  const own = globSync('**/*.css', { cwd: source }).map((file) => read(join(source, file)));
  const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => read(join(source, file)));
  const imported = code.flatMap((text) => [...text.matchAll(/'(@mantine\/core\/styles\/.+\.css)'/g)]);
  const styles = [...own, ...imported.map(([, file = '']) => read(join(packages, file)))].join('\n');
  const sheet = themeStyleSheet();
  const wanted = [...(styles + sheet).matchAll(/var\((--mantine-(?!scale)[a-z0-9-]+)\)/g)];
  const missing = wanted.flatMap(([, name = '']) => (sheet.includes(`${name}: `) ? [] : [name]));
  expect([...new Set(missing)]).toEqual([]);
});
