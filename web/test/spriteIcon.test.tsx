import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SpriteContext, spriteElement } from '../src/ui/icon/sprite.ts';

interface IconProps {
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string;
  readonly 'aria-label'?: string;
}
type Paths = readonly (readonly [string, { readonly d: string }])[];
type Create = (
  type: string,
  name: string,
  displayName: string,
  paths: Paths,
) => (props: IconProps) => React.ReactElement;

const { default: create } = (await import('../vite/spriteIcon.js' as string)) as { default: Create };
const Heart = create('outline', 'heart', 'Heart', [
  ['path', { d: 'M1 2l3 4' }],
  ['path', { d: 'M5 6l7 8' }],
]);

it('holds the drawing of an icon once per page', () => {
  const drawings = new Map<string, string>();
  const markup = renderToStaticMarkup(
    <SpriteContext value={drawings}>
      <Heart size={16} stroke={3} className="big" />
      <Heart />
    </SpriteContext>,
  );
  expect(spriteElement(drawings)).toBe(
    '<svg id="sprite" style="display:none" aria-hidden="true"><path id="icon-Heart" d="M1 2l3 4M5 6l7 8"/></svg>',
  );
  expect(markup.match(/<use href="#icon-Heart">/g)).toHaveLength(2);
  expect(markup).not.toContain('<path');
  expect(markup).toContain('width="16" height="16" viewBox="0 0 24 24" class="tabler-icon-heart big"');
});

it('adds the drawings of what the browser renders later, each once', () => {
  document.body.innerHTML = spriteElement(new Map([['icon-Old', 'M0 0']]));
  const Old = create('outline', 'old', 'Old', [['path', { d: 'M0 0' }]]);
  const container = document.body.appendChild(document.createElement('div'));
  render([<Old key={1} />, <Heart key={2} />, <Heart key={3} aria-label="Saved" />], { container });
  const ids = [...document.querySelectorAll('#sprite path')].map(({ id }) => id);
  expect(ids).toEqual(['icon-Old', 'icon-Heart']);
  expect(screen.getByLabelText('Saved').outerHTML).toContain('<use href="#icon-Heart">');
});

it('can join the paths of each icon of the site', async () => {
  const sources = globSync(join(import.meta.dirname, '../src/**/*.tsx'));
  const names = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w+/g) ?? []));
  const icons = new Map(Object.entries(await import('@tabler/icons-react')));
  const used = [...names].filter((name) => icons.has(name));
  expect(used.length).toBeGreaterThan(50);
  const folder = join(import.meta.dirname, '../../node_modules/@tabler/icons-react/dist/esm/icons');
  for (const name of used) {
    const source = readFileSync(join(folder, `${name}.mjs`), 'utf8');
    const [, json = '[]'] = /__iconNode = (\[.*\]);/s.exec(source) ?? [];
    const paths = JSON.parse(json) as Paths;
    expect(paths.map(([tag, { d }]) => [name, tag, d[0]])).toEqual(paths.map(() => [name, 'path', 'M']));
    // Overlapping parts of one filled path could cut holes into each other.
    expect([name, name.endsWith('Filled') && paths.length > 1]).toEqual([name, false]);
  }
});
