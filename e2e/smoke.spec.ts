import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCases } from './config/firstCases.ts';
import { expect, test } from './harness/test.ts';

const operations = JSON.parse(
  readFileSync(join(import.meta.dirname, '../schema/persisted.json'), 'utf8'),
) as Record<string, string>;

/** The name of the persisted operation in a request. */
const operationOf = (body: string | null): string | undefined => {
  const { id } = JSON.parse(body ?? '{}') as { id?: string };
  return /^\w+ (\w+)/.exec(operations[id ?? ''] ?? '')?.[1];
};

// Without a city on the page, the footer requests nearby cities after the page is rendered.
const nearVisitor = ['lookUpNearVisitor_LocationQuery', 'lookUpNearVisitor_NearbyQuery'];

for (const [path, laterOperations] of firstCases(4, [
  ['/berlin', []],
  ['/berlin/swiftbite', []],
  ['/redirect/berlin/parcelpath', []],
  ['/', nearVisitor],
  ['/berlin/delivery-c', []],
  ['/about', nearVisitor],
  ['/compare?offers=berlin/swiftbite,berlin/nestkin', nearVisitor],
])) {
  test(`${path} hydrates without a warning and then sends ${laterOperations.length} requests`, async ({
    page,
  }) => {
    const operations: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') operations.push(operationOf(request.postData()));
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(operations).toEqual([...laterOperations]);
  });
}
