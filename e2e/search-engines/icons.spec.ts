import { expect, test } from '../harness/test.ts';

interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose?: string }[];
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
