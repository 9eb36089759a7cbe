import { writeFileSync } from 'node:fs';
import { printedSchema } from './printedSchema.ts';

const file = new URL('../../../schema/schema.graphql', import.meta.url);
writeFileSync(process.argv[2] ?? file, printedSchema());
