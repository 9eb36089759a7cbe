// The files that make up a release of the graph.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime.mjs';
import { judgeSchema } from './schemaGate.mjs';

export const files = {
  /** The schema of the current code. */
  current: join(root, 'schema/schema.graphql'),
  /** The schema of the last release. */
  released: join(root, 'schema/released.graphql'),
  /** The operations of the current site by id, and those of the site of the last release. */
  operations: join(root, 'schema/persisted.json'),
  releasedOperations: join(root, 'schema/releasedOperations.json'),
  /** The breaking changes since the last release, each with its reason. */
  declarations: join(root, 'schema/breaking-changes.json'),
  /** What each release breaks, for users of the client. */
  changelog: join(root, 'schema/client/CHANGELOG.md'),
  client: join(root, 'schema/client/package.json'),
  /** The folder of the operations that the client comes with. */
  clientOperations: join(root, 'schema/client/operations'),
};

/** The version of the last release. */
export const releasedVersion = () => JSON.parse(readFileSync(files.client, 'utf8')).version;

/** Checks the schema of the working copy. */
export const judgeWorkingCopy = () =>
  judgeSchema({
    released: readFileSync(files.released, 'utf8'),
    current: readFileSync(files.current, 'utf8'),
    declarations: JSON.parse(readFileSync(files.declarations, 'utf8')),
    version: releasedVersion(),
  });
