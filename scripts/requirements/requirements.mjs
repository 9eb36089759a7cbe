// Reads e2e/requirements.tsv: what the product must do, and at which level a test must cover it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime.mjs';

/** From the lowest to the highest: a test covers requirements of its own level or below. */
export const levels = ['unit', 'rest', 'graphql', 'e2e'];

/** Returns the highest level that a check names: for `unit: … ; e2e: …` that is `e2e`. */
const levelOf = (check) => {
  const levelsInCheck = new Set(
    [...check.matchAll(/(?:^|; )(unit|rest|graphql|e2e)\b[^:;]*:/g)].map(([, level]) => level),
  );
  return levels.findLast((level) => levelsInCheck.has(level));
};

/** @param {string} table the text of requirements.tsv */
export const parseRequirements = (table) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, , capability, , , check] = line.split('\t');
      return { id, capability, level: levelOf(check) };
    });

export const readRequirements = () =>
  parseRequirements(readFileSync(join(root, 'e2e/requirements.tsv'), 'utf8'));
