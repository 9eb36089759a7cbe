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
const recorded = async (answers, { document = cityQuery, operation = 'CityQuery', ...more } = {}) => {
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

const compared = async (before, after, renamed = new Map()) => compare({ before, after, renamed });

const berlin = { id: '1', name: 'Berlin', offers: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }], tags: ['x'] }; // prettier-ignore

const changed = async (city) => {
  const files = [await recorded({ berlin: answerTo(berlin) }), await recorded({ berlin: answerTo(city) })];
  const { differences } = await compared(...files);
  return differences.map(({ path, before, after }) => [path.join('.'), before, after]);
};

it('the same answers have no differences, whatever the order of their keys', async () => {
  expect(await changed(Object.fromEntries(Object.entries(berlin).toReversed()))).toEqual([]);
});

it('names the path and both values of a difference', async () => {
  expect(await changed({ ...berlin, name: 'Berlín' })).toEqual([['data.city.name', 'Berlin', 'Berlín']]);
  expect(await changed(null)).toEqual([['data.city', berlin, null]]);
});

it('tells a value that is null from one that is absent', async () => {
  const { name: _left, ...nameless } = berlin;
  expect(await changed(nameless)).toEqual([['data.city.name', 'Berlin', undefined]]);
});

it('matches the members of a list by id, and notices another order', async () => {
  const [one, two] = berlin.offers;
  expect(await changed({ ...berlin, offers: [two, one] })).toEqual([
    ['data.city.offers.order', ['a', 'b'], ['b', 'a']],
  ]);
  expect(await changed({ ...berlin, offers: [{ ...two, title: 'Z' }] })).toEqual([
    ['data.city.offers.members', ['a'], []],
    ['data.city.offers.1.title', 'B', 'Z'],
  ]);
  expect(await changed({ ...berlin, tags: ['y', 'z'] })).toEqual([
    ['data.city.tags.length', 1, 2],
    ['data.city.tags.0', 'x', 'y'],
  ]);
});

it('compares status and errors', async () => {
  const failed = { status: 500, data: { city: null }, errors: [{ message: 'No', path: ['city'] }] };
  const { differences } = await compared(
    await recorded({ berlin: { ...failed, status: 200, errors: [] } }),
    await recorded({ berlin: failed }),
  );
  expect(differences.map(({ path }) => path.join('.'))).toEqual(['status', 'errors.city']);
});

it('lists fields of one version once and does not compare them, nor the errors at them', async () => {
  const document = 'query CityQuery($slug: String!) { city(slug: $slug) { id name offers(first: 2) { id } ...More } } fragment More on City { mayor }'; // prettier-ignore
  const answer = answerTo({ id: '1', name: 'Berlin', offers: [], mayor: null });
  answer.errors = [{ message: 'No', path: ['city', 'mayor'] }];
  const { fields, differences } = await compared(
    await recorded({ berlin: answerTo(berlin), bonn: answerTo(berlin) }),
    await recorded({ berlin: answer, bonn: answer }, { document }),
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

it('matches questions by the variables that both versions declare', async () => {
  const document = cityQuery.replace('$slug: String!', '$slug: String!, $more: Int');
  const { differences, answers } = await compared(
    await recorded({ berlin: answerTo(berlin) }),
    await recorded({ berlin: answerTo(berlin) }, { document, more: 1 }),
  );
  expect({ differences, answers }).toEqual({ differences: [], answers: 1 });
});

it('counts a question of only one recording as a difference', async () => {
  const { differences } = await compared(
    await recorded({ berlin: answerTo(berlin) }),
    await recorded({ bonn: answerTo(berlin) }),
  );
  expect(differences.map(({ before, after }) => [before, after])).toEqual([
    ['asked', 'not asked'],
    ['not asked', 'asked'],
  ]);
});

it('compares a renamed operation, and only lists those of one version', async () => {
  const before = await recorded({ berlin: answerTo(berlin) }, { operation: 'OldQuery' });
  const after = await recorded({ berlin: answerTo({ ...berlin, name: 'Bonn' }) });
  const listed = await compared(before, after);
  expect(listed).toMatchObject({ removed: ['OldQuery'], added: ['CityQuery'], differences: [] });
  const { differences } = await compared(before, after, new Map([['OldQuery', 'CityQuery']]));
  expect(differences).toHaveLength(1);
});

it('prints equal differences once', async () => {
  const slugs = Array.from({ length: 300 }, (_none, index) => `city-${index}`);
  const every = (city) => Object.fromEntries(slugs.map((slug) => [slug, answerTo(city)]));
  const lines = [];
  report(await compared(await recorded(every(berlin)), await recorded(every({ ...berlin, name: 'Bonn' }))), {
    examples: 5,
    say: (line) => lines.push(line),
  });
  expect(lines).toEqual([
    '\nCityQuery: data.city.name (300)',
    '  300 × "Berlin" → "Bonn"',
    '      data.city.name of {"slug":"city-0"} in en',
    '\nOperations: 1. Answers: 300. Differences: 300, of kinds: 1.',
  ]);
});

it('an answer is without what differs from run to run', () => {
  const body = (port, traceId) =>
    JSON.stringify({
      data: { image: `http://localhost:${port}/images/a.png` },
      errors: [{ message: 'No', locations: [{ line: port, column: 1 }], extensions: { code: 'X', traceId } }],
    });
  expect(normalize(body(4100, 'one'))).toEqual(normalize(body(5700, 'two')));
  expect(normalize(body(1, '')).errors).toEqual([{ message: 'No', extensions: { code: 'X' } }]);
});
