// What a release was made of and by: a statement of in-toto with the predicate of SLSA, to be signed by whoever publishes it.
import { createHash } from 'node:crypto';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** @param {{ files: Record<string, Buffer>, version: string, commit: string, tools: Record<string, string>, time: string }} release */
export const provenanceOf = ({ files, version, commit, tools, time }) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: Object.entries(files).map(([name, content]) => ({ name, digest: { sha256: sha256(content) } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://citygigs.example/release-files/v1',
      externalParameters: { version },
      resolvedDependencies: [{ name: 'source', digest: { gitCommit: commit } }],
    },
    runDetails: {
      builder: { id: 'https://citygigs.example/scripts/release/releaseFiles', version: tools },
      metadata: { startedOn: time },
    },
  },
});

/** As `sha256sum --check` reads them. */
export const checksumsOf = (files) =>
  Object.entries(files)
    .map(([name, content]) => `${sha256(content)}  ${name}\n`)
    .join('');
