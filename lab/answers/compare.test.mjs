import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canonical, hashOf } from './canonical.mjs';
import { compare } from './compare.mjs';
import { normalize } from './normalize.mjs';
import { createRecording } from './recording.mjs';
import { report } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
let files = 0;

const cityQuery =
  'query CityQuery($slug: String!) { city(slug: $slug) { id name offers { id title } tags } }';

const answerTo = (city) => ({ status: 200, data: { city }, errors: [] });

/** Writes a recording of one operation; answers are by slug. */
const record = async (answers, { document = cityQuery, operation = 'CityQuery', ...more } = {}) => {
  files += 1;
  const file = join(folder, `${files}.ndjson`);
  const recording = createRecording(file);
  await recording.write({ operation, document });
  for (const [slug, answer] of Object.entries(answers))
    await recording.write({
      operation,
      language: 'en',
      client: 'human',
      variables: { slug, ...more },
      hash: hashOf(canonical(answer)),
      answer,
    });
  await recording.end();
  return file;
};

const compareFiles = async (before, after, renamed = new Map()) => compare({ before, after, renamed });

const berlin = { id: '1', name: 'Berlin', offers: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }], tags: ['x'] }; // oxfmt-ignore

const differencesTo = async (city) => {
  const files = [await record({ berlin: answerTo(berlin) }), await record({ berlin: answerTo(city) })];
  const { differences } = await compareFiles(...files);
  return differences.map(({ path, before, after }) => [path.join('.'), before, after]);
};

it('finds no differences between equal answers, in any order of keys', async () => {
  expect(await differencesTo(Object.fromEntries(Object.entries(berlin).toReversed()))).toEqual([]);
});

it('reports the path and both values of a difference', async () => {
  expect(await differencesTo({ ...berlin, name: 'Berlín' })).toEqual([
    ['data.city.name', 'Berlin', 'Berlín'],
  ]);
  expect(await differencesTo(null)).toEqual([['data.city', berlin, null]]);
});

it('distinguishes null from absent values', async () => {
  const { name: _left, ...nameless } = berlin;
  expect(await differencesTo(nameless)).toEqual([['data.city.name', 'Berlin', undefined]]);
});

it('matches the members of a list by id, and reports a different order', async () => {
  const [one, two] = berlin.offers;
  expect(await differencesTo({ ...berlin, offers: [two, one] })).toEqual([
    ['data.city.offers.order', ['a', 'b'], ['b', 'a']],
  ]);
  expect(await differencesTo({ ...berlin, offers: [{ ...two, title: 'Z' }] })).toEqual([
    ['data.city.offers.members', ['a'], []],
    ['data.city.offers.1.title', 'B', 'Z'],
  ]);
  expect(await differencesTo({ ...berlin, tags: ['y', 'z'] })).toEqual([
    ['data.city.tags.length', 1, 2],
    ['data.city.tags.0', 'x', 'y'],
  ]);
});

it('compares status and errors', async () => {
  const failed = { status: 500, data: { city: null }, errors: [{ message: 'No', path: ['city'] }] };
  const { differences } = await compareFiles(
    await record({ berlin: { ...failed, status: 200, errors: [] } }),
    await record({ berlin: failed }),
  );
  expect(differences.map(({ path }) => path.join('.'))).toEqual(['status', 'errors.city']);
});

it('lists fields of only one version once, and compares neither them nor their errors', async () => {
  const document = 'query CityQuery($slug: String!) { city(slug: $slug) { id name offers(first: 2) { id } ...More } } fragment More on City { mayor }'; // oxfmt-ignore
  const answer = answerTo({ id: '1', name: 'Berlin', offers: [], mayor: null });
  answer.errors = [{ message: 'No', path: ['city', 'mayor'] }];
  const { fields, differences } = await compareFiles(
    await record({ berlin: answerTo(berlin), bonn: answerTo(berlin) }),
    await record({ berlin: answer, bonn: answer }, { document }),
  );
  expect(differences).toEqual([]);
  const place = 'city(slug: $slug)';
  expect(fields).toEqual([
    {
      operation: 'CityQuery',
      removed: [`${place}.offers`, `${place}.tags`],
      added: [`${place}.offers(first: 2)`, `${place}.mayor`],
    },
  ]);
});

it('matches requests by the variables that both versions declare', async () => {
  const document = cityQuery.replace('$slug: String!', '$slug: String!, $more: Int');
  const { differences, answers } = await compareFiles(
    await record({ berlin: answerTo(berlin) }),
    await record({ berlin: answerTo(berlin) }, { document, more: 1 }),
  );
  expect({ differences, answers }).toEqual({ differences: [], answers: 1 });
});

it('counts a request in only one recording as a difference', async () => {
  const { differences } = await compareFiles(
    await record({ berlin: answerTo(berlin) }),
    await record({ bonn: answerTo(berlin) }),
  );
  expect(differences.map(({ before, after }) => [before, after])).toEqual([
    ['sent', 'not sent'],
    ['not sent', 'sent'],
  ]);
});

it('compares renamed operations, and only lists operations of one version', async () => {
  const before = await record({ berlin: answerTo(berlin) }, { operation: 'OldQuery' });
  const after = await record({ berlin: answerTo({ ...berlin, name: 'Bonn' }) });
  const listed = await compareFiles(before, after);
  expect(listed).toMatchObject({ removed: ['OldQuery'], added: ['CityQuery'], differences: [] });
  const { differences } = await compareFiles(before, after, new Map([['OldQuery', 'CityQuery']]));
  expect(differences).toHaveLength(1);
});

it('prints equal differences once', async () => {
  const slugs = Array.from({ length: 300 }, (_none, index) => `city-${index}`);
  const every = (city) => Object.fromEntries(slugs.map((slug) => [slug, answerTo(city)]));
  const lines = [];
  report(await compareFiles(await record(every(berlin)), await record(every({ ...berlin, name: 'Bonn' }))), {
    examples: 5,
    say: (line) => lines.push(line),
  });
  expect(lines).toEqual([
    '\nCityQuery: data.city.name (300)',
    '  300 × "Berlin" → "Bonn"',
    '      data.city.name of {"slug":"city-0"} in en',
    '\nOperations: 1. Answers: 300. Differences: 300. Kinds of difference: 1.',
  ]);
});

it('removes the parts of an answer that differ between runs', () => {
  const body = (port, traceId) =>
    JSON.stringify({
      data: { image: `http://localhost:${port}/images/a.png` },
      errors: [{ message: 'No', locations: [{ line: port, column: 1 }], extensions: { code: 'X', traceId } }],
    });
  expect(normalize(body(4100, 'one'))).toEqual(normalize(body(5700, 'two')));
  expect(normalize(body(1, '')).errors).toEqual([{ message: 'No', extensions: { code: 'X' } }]);
});
