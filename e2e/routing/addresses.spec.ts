import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';
import { addressKinds, spellings } from './addresses.ts';

const HEADINGS: Readonly<Record<number, RegExp>> = {
  400: /<h1[^>]*>This address is not valid<\/h1>/,
  404: /<h1[^>]*>Page not found<\/h1>/,
};

for (const kind of addressKinds)
  test(`${kind.name} (${kind.path}) is answered as decided, however its address is written`, async ({
    product,
  }) => {
    for (const { name, of, answer } of spellings) {
      const address = of(kind);
      if (address === null) continue;
      const decided = answer(kind);
      const { status, location, text } = await rawRequest(product.web, address);
      const shown = `${name}: ${address.slice(0, 80)}`;
      expect({ shown, status }).toEqual({ shown, status: decided.status });
      if ('to' in decided) {
        expect({ shown, location }).toEqual({ shown, location: decided.to });
        // One redirect must do.
        expect({ shown, status: (await rawRequest(product.web, decided.to)).status }).toEqual({
          shown,
          status: 200,
        });
      } else {
        expect({ shown, hasHeading: /<h1/.test(text) }).toEqual({ shown, hasHeading: true });
        expect({ shown, isRight: (HEADINGS[status] ?? /<h1/).test(text) }).toEqual({ shown, isRight: true });
      }
    }
  });

for (const [from, to] of [
  ['/East-Berlin', '/berlin'],
  ['/en/East-Berlin/Lieferung-c/page-1?a=B', '/berlin/delivery-c?a=B'],
  ['/DE//Berlin/Delivery/cat', '/de/berlin/lieferung-c'],
] as const)
  test(`${from} takes one redirect, whatever is wrong with it`, async ({ product }) => {
    expect(await rawRequest(product.web, from)).toMatchObject({ status: 301, location: to });
    expect((await rawRequest(product.web, to)).status).toBe(200);
  });

for (const fault of [{ kind: 'status', status: 500 }, { kind: 'reset' }] as const)
  for (const kind of addressKinds)
    test(`${kind.name} is no blank page when every upstream call fails (${fault.kind})`, async ({
      product,
      upstream,
    }) => {
      await upstream.fault({ path: /./ }, fault);
      const { status, text } = await rawRequest(product.web, kind.path);
      expect([200, 503]).toContain(status);
      expect(/<h1[^>]*>[^<]+<\/h1>/.test(text)).toBe(true);
      // The way to a partner has no header, whatever happens.
      expect(text.includes('<header')).toBe(!kind.path.startsWith('/redirect/'));
      expect(text.includes('<footer')).toBe(true);
    });
