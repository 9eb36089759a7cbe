// npm run release -- 2.0.0: makes the current graph the released one, with which later changes are compared, and its site the one
// whose operations the next gateways still answer.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { bin, fail, prepareRuntime, run, say } from '../runtime.mjs';
import { withRelease } from './changelog.mjs';
import { faultOfVersion } from './releaseVersion.mjs';
import { files, judgeWorkingCopy, releasedVersion } from './schemaFiles.mjs';

await prepareRuntime();
const [next] = process.argv.slice(2);
const { ok, output } = await run(bin('node'), ['scripts/generate.mjs', '--check'], { quiet: true });
if (!ok) fail(output.trim());
const { breaking, problems } = await judgeWorkingCopy();
if (problems.length > 0) fail(problems.join('\n'));

const fault = faultOfVersion({ version: releasedVersion(), next, isBreaking: breaking.length > 0 });
if (fault) fail(fault);

const versioned = await run(
  'npm',
  ['version', next, '--workspace', '@citygigs/client', '--no-git-tag-version', '--no-workspaces-update'],
  { quiet: true },
);
if (!versioned.ok) fail(versioned.output.trim());
const locked = await run(
  'npm',
  ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
  {
    quiet: true,
  },
);
if (!locked.ok) fail(locked.output.trim());
const release = {
  version: next,
  date: new Date().toISOString().slice(0, 10),
  declarations: JSON.parse(readFileSync(files.declarations, 'utf8')),
};
writeFileSync(files.changelog, withRelease(readFileSync(files.changelog, 'utf8'), release));
copyFileSync(files.current, files.released);
copyFileSync(files.operations, files.releasedOperations);
writeFileSync(files.declarations, '[]\n');
say(`Released ${next}: commit schema/ and package-lock.json, then npm publish -w @citygigs/client.`);
