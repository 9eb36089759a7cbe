import { expect, test } from '../harness/test.ts';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly scope: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

test('the icons that browsers, phones and the manifest request exist', async ({ product }) => {
  const get = (path: string) => fetch(new URL(path, product.web));
  const page = await (await get('/')).text();
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);

  const manifest = (await (await get('/site.webmanifest')).json()) as Manifest;
  expect([manifest.id, manifest.scope]).toEqual(['/', '/']);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const path of [...linked, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('the manifest lets browsers install the site, in the language of the page that links to it', async ({
  page,
  product,
}) => {
  for (const [path, lang, start, saved] of [
    ['/berlin', 'en', '/', ['Saved', '/my-desk/saved']],
    ['/de/berlin', 'de', '/de', ['Gespeichert', '/de/my-desk/saved']],
  ] as const) {
    const text = await (await fetch(product.web + path)).text();
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
    const answer = await fetch(product.web + href);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Citygigs',
      lang,
      start_url: start,
      display: 'standalone',
    });
    expect([manifest.background_color, manifest.theme_color]).toEqual(['#ffffff', '#0e7560']);
    for (const size of ['192x192', '512x512'])
      expect(manifest.icons.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose)).toEqual([
        'any',
        'maskable',
      ]);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toContainEqual(saved);
  }
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('an unknown language gets the manifest in English', async ({ product }) => {
  for (const query of ['lang=xx', 'lang=de&lang=fr', 'lang=../de', '']) {
    const answer = await fetch(`${product.web}/site.webmanifest?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect(((await answer.json()) as Manifest).lang).toBe(query.startsWith('lang=de') ? 'de' : 'en');
  }
});
