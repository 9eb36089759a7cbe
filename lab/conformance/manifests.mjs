// Checks the manifests of Kubernetes against its own schemas, which kubernetes-models has as validators and as types: the
// validators find wrong values and what is missing, the types find fields that do not exist.
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf } from '../../scripts/ops/processes.mjs';
import { root, run } from '../../scripts/runtime.mjs';

const packageName = 'kubernetes-models@5.1.0';

/** Kustomize reads its own files, and patches are parts of objects. */
const isWhole = ({ apiVersion, kind }) => kind !== 'Kustomization' && typeof apiVersion === 'string';

const objects = () =>
  globSync('ops/kubernetes/**/*.yaml', { cwd: root }).flatMap((file) =>
    documentsOf(file)
      .filter(isWhole)
      .map((object) => ({ name: `${file}: ${object.kind} ${object.metadata.name}`, object })),
  );

const program = (all) =>
  [
    ...all.map(
      ({ object: { kind, apiVersion } }, at) =>
        `import { ${kind} as Kind${at}, type I${kind} as Type${at} } from 'kubernetes-models/${apiVersion}';`,
    ),
    ...all.map(({ object }, at) => `const object${at}: Type${at} = ${JSON.stringify(object, null, 1)};`),
    ...all.map(
      ({ name }, at) =>
        `try { new Kind${at}(object${at}).validate(); } catch (error) { throw new Error(${JSON.stringify(name)}, { cause: error }); }`,
    ),
  ].join('\n');

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    skipLibCheck: true,
    types: [],
  },
  files: ['manifests.mts'],
};

export const checkManifests = async ({ folder }, recordResult) => {
  const inFolder = (command, args) => run(command, args, { quiet: true, cwd: folder });
  const all = objects();
  writeFileSync(join(folder, 'manifests.mts'), program(all));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const steps = [
    ['npm', ['install', '--ignore-scripts', '--no-fund', '--no-audit', packageName]],
    [join(root, 'node_modules/.bin/tsc'), ['-p', folder]],
    [process.execPath, ['manifests.mts']],
  ];
  let seconds = 0;
  let failure;
  for (const [command, args] of steps) {
    const result = await inFolder(command, args);
    seconds += result.seconds;
    if (!result.ok) failure ??= result.output.trim();
  }
  recordResult({
    title: `kubernetes-models on ${all.length} objects of the manifests`,
    isFine: failure === undefined && all.length > 0,
    seconds,
    findings: failure ?? 'There are no manifests.',
  });
};
