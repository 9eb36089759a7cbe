// npm run release:files -- 2.1.0: writes the files that belong to a release, with their origin and checksums.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, prepareRuntime, root, run, say } from '../runtime.mjs';
import { billOfMaterials } from './billOfMaterials.mjs';
import { checksumsOf, provenanceOf } from './provenance.mjs';

await prepareRuntime();
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) fail('Name the version: npm run release:files -- 2.1.0');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '') fail('Commit first: the files of a release are those of a commit.');

const time = new Date().toISOString();
const folder = join(root, '.cache/release', version);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
git(
  'archive',
  '--format=tar.gz',
  `--prefix=citygigs-${version}/`,
  '-o',
  join(folder, `citygigs-${version}.tar.gz`),
  'HEAD',
);
const packed = await run('npm', ['pack', '--workspace', '@citygigs/client', '--pack-destination', folder], {
  quiet: true,
});
if (!packed.ok) fail(packed.output.trim());
writeFileSync(join(folder, 'sbom.cdx.json'), await billOfMaterials(root, version));

const filesIn = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
const tools = {
  node: process.version,
  npm: (await run('npm', ['--version'], { quiet: true })).output.trim(),
};
const statement = provenanceOf({ files: filesIn(), version, commit: git('rev-parse', 'HEAD'), tools, time });
writeFileSync(join(folder, 'provenance.json'), `${JSON.stringify(statement, null, 2)}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(filesIn()));
say(`Wrote ${folder}: sign provenance.json and SHA256SUMS, then publish all files.`);
