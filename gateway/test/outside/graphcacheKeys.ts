import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CacheExchangeOpts } from '@urql/exchange-graphcache';

type Keys = NonNullable<CacheExchangeOpts['keys']>;

const readme = new URL('../../../schema/client/README.md', import.meta.url);

/** The keys for graphcache from the README of the client. */
export const graphcacheKeys = async (): Promise<Keys> => {
  const code = /```js\n(const keys = .*?)```/s.exec(readFileSync(readme, 'utf8'))?.[1];
  if (code === undefined) throw new Error('The README of the client has no keys');
  const folder = mkdtempSync(join(tmpdir(), 'graphcache-keys-'));
  try {
    const file = join(folder, 'keys.mjs');
    writeFileSync(file, `${code}\nexport { keys };\n`);
    const { keys } = (await import(/* @vite-ignore */ file)) as { keys: Keys };
    return keys;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
