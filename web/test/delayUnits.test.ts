// @vitest-environment node
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import postcss, { parse } from 'postcss';
import { expect, it } from 'vitest';
import { delayUnits } from '../vite/delayUnits.ts';

it('delays of 0 get a unit in the style sheet of the loader, and all others stay unchanged', () => {
  const file = createRequire(import.meta.url).resolve('@mantine/core/styles/Loader.layer.css');
  const css = postcss([delayUnits()]).process(readFileSync(file, 'utf8'), { from: file }).css;
  const delays: string[] = [];
  parse(css).walkDecls('animation-delay', ({ value }) => void delays.push(value));
  expect(delays).toContain('0s');
  expect(delays).toContain('-240ms');
  expect(delays).not.toContain('0');
});
