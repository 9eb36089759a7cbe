import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const environmentOf = ({ moduleId }) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'that of the project';

/** Runs the files of a project by environment: a worker that has to change its environment stops, and loads all modules again. */
export class SameEnvironmentTogether extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const groups = Map.groupBy(sorted, (file) => `${file.project.name}: ${environmentOf(file)}`);
    return [...groups.values()].flat();
  }
}
