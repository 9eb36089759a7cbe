// Compares schema/schema.graphql with the last release; part of `npm run check`.
import { fail, say } from '../runtime.mjs';
import { judgeWorkingCopy } from './schemaFiles.mjs';

const { breaking, dangerous, problems } = await judgeWorkingCopy();
for (const change of dangerous) say(`Dangerous: ${change}`);
if (problems.length > 0)
  fail(
    `${problems.join('\n')}\nKeep what clients use (deprecate it first), or declare it in schema/breaking-changes.json with reason and date: see schema/README.md.`,
  );
say(`Since the last release: ${breaking.length} breaking changes, all declared.`);
