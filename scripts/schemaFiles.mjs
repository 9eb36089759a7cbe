// The files that a release of the graph consists of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';
import { judgeSchema } from './schemaGate.mjs';

export const files = {
  /** What the code says today. */
  current: join(root, 'schema/schema.graphql'),
  /** What the last release said. */
  released: join(root, 'schema/released.graphql'),
  /** The breaking changes since, each with its reason. */
  declarations: join(root, 'schema/breaking-changes.json'),
  /** What each release breaks, for those who use the client. */
  changelog: join(root, 'schema/client/CHANGELOG.md'),
};

/** The judgement on the working copy. */
export const judgeWorkingCopy = () =>
  judgeSchema({
    released: readFileSync(files.released, 'utf8'),
    current: readFileSync(files.current, 'utf8'),
    declarations: JSON.parse(readFileSync(files.declarations, 'utf8')),
  });
