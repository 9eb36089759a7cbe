import { readFileSync } from 'node:fs';

/** The product's graph. */
export const schemaText = readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8');
