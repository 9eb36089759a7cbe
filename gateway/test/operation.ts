import { readFileSync } from 'node:fs';

/** The text of an operation in `operations/`; its types are generated from the same file. */
export const operation = (name: string): string =>
  readFileSync(new URL(`operations/${name}.graphql`, import.meta.url), 'utf8');
