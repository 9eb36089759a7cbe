// npm run generate: regenerates the committed contracts (schema/rest, schema/schema.graphql, schema/persisted.json).
// With --check, reports whether they are up to date and changes nothing.
import fs, { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { bin, fail, prepareRuntime, root, run, say } from './runtime.mjs';

await prepareRuntime();
const isCheck = process.argv.includes('--check');
const committed = ['schema/rest/*.json', 'schema/schema.graphql', 'schema/persisted.json'];

const contents = () =>
  new Map(
    committed
      .flatMap((pattern) => fs.globSync(pattern, { cwd: root }))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const before = contents();

const restore = () => {
  for (const [file, text] of before) writeFileSync(join(root, file), text);
  for (const file of contents().keys()) if (!before.has(file)) rmSync(join(root, file));
};

const print = async (title, command, args) => {
  const { ok, output } = await run(command, args, { quiet: true });
  if (ok) return;
  restore();
  fail(`${title} failed:\n${output.trim()}`);
};

await print('Printing the REST contracts', bin('node'), ['services/src/documentation/print.ts']);
await buildStale({ only: ['rest-types'] });
await print('Printing the GraphQL schema', bin('node'), ['gateway/src/schema/print.ts']);
// The compiler only adds operations to the file, and only those whose artifacts it writes. Deleting both leaves exactly
// the current operations.
writeFileSync(join(root, 'schema/persisted.json'), '{}\n');
rmSync(join(root, 'web/src/__generated__'), { recursive: true, force: true });
mkdirSync(join(root, 'web/src/__generated__'));
await print('Compiling the GraphQL of the pages', bin('relay-compiler'), ['relay.config.js']);

const after = contents();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (!isCheck) say(stale.length ? `Regenerated: ${stale.join(', ')}` : 'Everything is up to date.');
else if (stale.length) {
  restore();
  fail(`Out of date: ${stale.join(', ')}. Run npm run generate and commit the result.`);
}
