// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { parse, type Rule } from 'postcss';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { hoverMedia } from '../vite/hoverMedia.ts';

const transform = (css: string) =>
  postcss([hoverMedia()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, '');

it('wraps hover styles in a hover media query, and leaves other selectors unchanged', () => {
  expect(transform('.a:hover { color: red }')).toBe('@media(hover:hover){.a:hover{color:red}}');
  expect(transform('.a:hover, .b:focus { color: red }')).toBe(
    '.b:focus{color:red}@media(hover:hover){.a:hover{color:red}}',
  );
  const wrapped = '@media (hover: hover) { .a:hover { color: red } }';
  expect(transform(wrapped)).toBe(wrapped.replaceAll(' ', ''));
});

it('is part of the build: no style sheet of the site applies hover styles on touch devices', async () => {
  const web = join(import.meta.dirname, '..');
  const config = await resolveConfig({ configFile: join(web, 'vite.config.ts') }, 'build');
  const sheets = globSync('src/**/*.css', { cwd: web }).map((name) => join(web, name));
  const unwrapped: string[] = [];
  let hoverRules = 0;
  for (const file of sheets) {
    const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
    parse(code).walkRules(/:hover/, (rule: Rule) => {
      hoverRules += 1;
      const { parent } = rule;
      if (!(parent?.type === 'atrule' && 'params' in parent && /hover: ?hover/.test(String(parent.params))))
        unwrapped.push(`${file} ${rule.selector}`);
    });
  }
  expect(hoverRules).toBeGreaterThan(20);
  expect(unwrapped).toEqual([]);
});
