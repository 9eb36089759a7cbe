// Converts the JSON reports of Vitest and Playwright into one list of tests: {title, status, level, ids, reason}.
import { stripVTControlCharacters } from 'node:util';
import { isAbsolute, relative } from 'node:path';
import { root } from '../runtime.mjs';

const id = /^R\d+\.\d{2,3}$/;
const idsOf = (tags) => (tags ?? []).map((tag) => tag.replace(/^@/, '')).filter((tag) => id.test(tag));

/** Why a test failed, or failed at first, in one line; undefined if it passed. */
const reasonOf = (message) =>
  message === undefined
    ? undefined
    : stripVTControlCharacters(message)
        .trim()
        .split(/\s*\n\s*/)
        .slice(0, 6)
        .join(' ')
        .slice(0, 500);

/** The levels of Vitest tests by folder; the first match counts. */
const levelOfFolder = [
  [/^services\/test\//, 'rest'],
  [/^gateway\/(?:test|src\/schema)\//, 'graphql'],
  [/^/, 'unit'],
];
const levelOfFile = (file) => {
  const path = isAbsolute(file) ? relative(root, file) : file;
  return levelOfFolder.find(([folder]) => folder.test(path))[1];
};

export const unitTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, tags, failureMessages }) => ({
      title: fullName,
      status: ['passed', 'failed'].includes(status) ? status : 'skipped',
      level: levelOfFile(name),
      ids: idsOf(tags),
      reason: reasonOf(failureMessages?.[0]),
    })),
  );

/** Our statuses by those of Playwright. */
const statusOfJourney = { expected: 'passed', flaky: 'flaky', skipped: 'skipped', unexpected: 'failed' };

export const journeys = (report) => {
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        title: [...path, spec.title].join(' '),
        status: statusOfJourney[status],
        level: 'e2e',
        ids: idsOf(spec.tags),
        reason: reasonOf(results?.find(({ error }) => error)?.error.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => walk(suite, []));
};
