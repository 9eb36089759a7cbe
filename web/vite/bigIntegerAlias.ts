import { fileURLToPath } from 'node:url';

/** Amplify's whole numbers, by each path that its modules import them by. `BigInteger.test.ts` compares both kinds. */
export const bigIntegerAlias = {
  find: /^\.{1,2}\/(?:srp\/)?BigInteger\/BigInteger\.mjs$/,
  replacement: fileURLToPath(new URL('../src/auth/amplify/BigInteger.ts', import.meta.url)),
};
