import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './index.ts';

/** Prints the graph, sorted, with its descriptions. */
const file = new URL('../../../schema/schema.graphql', import.meta.url);
writeFileSync(process.argv[2] ?? file, `${printSchema(lexicographicSortSchema(schema))}\n`);
