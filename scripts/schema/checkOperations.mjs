// Fails if operations of the site or of @citygigs/client use what is deprecated: both show how to use the graph. Part of
// `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { fail, say } from '../runtime.mjs';
import { deprecatedUses } from './deprecatedUses.mjs';
import { files } from './schemaFiles.mjs';

const read = (file) => readFileSync(file, 'utf8');
// The operations of the client share fragments.
const ofClient = readdirSync(files.clientOperations).map((file) => read(join(files.clientOperations, file)));
const documents = [...Object.values(JSON.parse(read(files.operations))), ofClient.join('\n')];
const uses = deprecatedUses(buildSchema(read(files.current)), documents);
if (uses.length > 0) fail(uses.join('\n'));
say('Operations of the site and the client use nothing deprecated.');
