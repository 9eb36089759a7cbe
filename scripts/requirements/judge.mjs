// Determines which requirements the tests of a run cover, and other faults of the run.
import { levels } from './requirements.mjs';

/** How many journeys may need a second attempt in one run. */
const maxFlaky = 3;
const idInTitle = /\bR\d+\.\d{2,3}\b/;

const reaches = (level, wanted) => levels.indexOf(level) >= levels.indexOf(wanted);

/**
 * Returns the titles of the tests that cover a row: those that passed, at its level or above. Returns none if any test of the row failed.
 */
const titlesFor = ({ id, level }, tests) => {
  const own = tests.filter(({ ids }) => ids.includes(id));
  if (own.some(({ status }) => status === 'failed')) return [];
  return own
    .filter((test) => ['passed', 'flaky'].includes(test.status) && reaches(test.level, level))
    .map(({ title }) => title);
};

/**
 * @param {{id: string, capability: string, level: string}[]} requirements
 * @param {{title: string, status: string, level: string, ids: string[]}[]} tests
 * @returns the titles by id, the missing rows by capability, and every other fault as a sentence
 */
export const judge = (requirements, tests) => {
  const covered = {};
  const missing = {};
  for (const row of requirements) {
    const titles = titlesFor(row, tests);
    if (titles.length) covered[row.id] = titles;
    else (missing[row.capability] ??= []).push(row);
  }
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = new Set(tests.flatMap(({ ids }) => ids).filter((id) => !known.has(id)));
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const faults = [
    ...[...unknown].map((id) => `No requirement has the id ${id}.`),
    ...tests
      .filter(({ title }) => idInTitle.test(title))
      .map(({ title }) => `Write the id as a tag, not in the title: ${title}`),
    ...(flaky.length > maxFlaky
      ? [`${flaky.length} journeys needed a second attempt; at most ${maxFlaky} are allowed.`]
      : []),
  ];
  return { covered, missing, faults };
};
