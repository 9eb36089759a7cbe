// Parses the arguments of npm test: ids of requirements, and files or folders for Vitest or Playwright.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './runtime.mjs';

const isId = (text) => /^R\d+\.\d{2,3}$/.test(text);
const isJourney = (path) => path === 'e2e' || path.startsWith('e2e/');

/**
 * @param {string[]} texts
 * @returns the ids, the paths for Vitest and for Playwright, which of the two to run, and unknown arguments
 */
export const selectTests = (texts) => {
  const ids = texts.filter(isId);
  const pathTexts = texts.filter((text) => !isId(text));
  const unknown = pathTexts.filter((text) => !existsSync(join(root, text)));
  const paths = pathTexts.map((text) => relative(root, resolve(root, text)));
  const journeyPaths = paths.filter(isJourney);
  const unitPaths = paths.filter((path) => !isJourney(path));
  return {
    ids,
    unitPaths,
    journeyPaths,
    unknown,
    isPart: texts.length > 0,
    runsUnit: paths.length === 0 || unitPaths.length > 0,
    runsJourneys: paths.length === 0 || journeyPaths.length > 0,
  };
};
