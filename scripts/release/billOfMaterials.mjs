// The dependencies of a release, in the format CycloneDX.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../runtime.mjs';

/** A tag such as `latest` may name a newer version by now; the lock file has the one that is used. */
const withoutTags = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, range === 'latest' ? '*' : range]),
  );

/** `npm sbom` needs a version of each workspace. Ours have none, because only the client is published. */
const withVersions = ({ packages, ...lock }, version) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [
      path,
      path.includes('node_modules')
        ? { ...entry, dependencies: withoutTags(entry.dependencies) }
        : { version, ...entry },
    ]),
  ),
});

/**
 * Those for development are marked, and not left out: what the browser gets is bundled from some of them.
 * @returns {Promise<string>} all dependencies, as JSON
 */
export const billOfMaterials = async (root, version) => {
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  // npm names the product after its folder.
  const folder = join(temporary, 'citygigs');
  const copy = (file, change) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      JSON.stringify(change(JSON.parse(readFileSync(join(root, file), 'utf8')))),
    );
  };
  try {
    copy('package-lock.json', (lock) => withVersions(lock, version));
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const workspace of ['.', ...workspaces])
      copy(join(workspace, 'package.json'), (manifest) => ({ version, ...manifest }));
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
    const { ok, output } = await run('npm', args, { quiet: true, cwd: folder });
    if (!ok) throw new Error(`npm sbom failed: ${output.trim()}`);
    return output;
  } finally {
    rmSync(temporary, { recursive: true });
  }
};
