import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './billOfMaterials.mjs';
import { checksumsOf, provenanceOf } from './provenance.mjs';

const root = resolve(import.meta.dirname, '../..');

describe('the files of a release', () => {
  it('name every dependency, and which are for development', { timeout: 60_000 }, async () => {
    const { metadata, components } = JSON.parse(await billOfMaterials(root, '9.8.7'));
    expect(metadata.component).toMatchObject({ name: 'citygigs', version: '9.8.7' });
    const found = new Map(components.map(({ 'bom-ref': name, ...component }) => [name, component]));
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'web/package.json'), 'utf8'),
    );
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([...found.keys()]).toContain(`${name}@${version === '*' ? '9.8.7' : version}`);
    const isForDevelopment = (name) =>
      found.get(name)?.properties?.some(({ name: property }) => property === 'cdx:npm:package:development');
    const { devDependencies: tools } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(isForDevelopment(`oxlint@${tools.oxlint}`)).toBe(true);
  });

  it('have checksums that sha256sum accepts', () => {
    const files = { 'a.json': Buffer.from('{}'), 'b c.tgz': Buffer.from([0, 255, 1]) };
    const folder = mkdtempSync(join(tmpdir(), 'checksums-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(files));
    const check = () => execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' });
    expect(check().toString()).toBe('a.json: OK\nb c.tgz: OK\n');
    writeFileSync(join(folder, 'a.json'), '[]');
    expect(check).toThrow();
  });

  it('say which commit they were made of', () => {
    const files = { 'a.json': Buffer.from('{}') };
    const statement = provenanceOf({
      files,
      version: '1.2.3',
      commit: 'abc',
      tools: { node: 'v24' },
      time: 'now',
    });
    expect(statement.subject).toEqual([
      {
        name: 'a.json',
        digest: { sha256: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' },
      },
    ]);
    expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
      { name: 'source', digest: { gitCommit: 'abc' } },
    ]);
  });
});
