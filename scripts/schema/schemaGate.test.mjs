import { describe, expect, it } from 'vitest';
import { faultOfVersion } from './releaseVersion.mjs';
import { judgeSchema } from './schemaGate.mjs';

const released =
  'type Query { city(slug: String!): City } type City { name: String! rating: Float kind: Kind } enum Kind { big }';
const judge = (current, declarations = []) =>
  judgeSchema({ released, current, declarations, version: '2.4.0' });
const withoutRating = released.replace('rating: Float', '');
const removal = "Field 'rating' was removed from object type 'City'";
const declared = { change: removal, reason: 'Nobody reads it.', date: '2026-11-21' };

describe('the gate for the graph', () => {
  it('accepts an unchanged schema and additions', async () => {
    expect((await judge(released)).problems).toEqual([]);
    const more = await judge(released.replace('name:', 'population: Int name:'));
    expect(more).toEqual({ breaking: [], dangerous: [], problems: [] });
  });

  it('rejects breaking changes: removed fields, changed types, new required arguments', async () => {
    expect((await judge(withoutRating)).problems).toEqual([`Breaks clients: ${removal}`]);
    expect((await judge(released.replace('name: String!', 'name: String'))).problems).toEqual([
      "Breaks clients: Field 'City.name' changed type from 'String!' to 'String'",
    ]);
    expect((await judge(released.replace('slug: String!', 'slug: String!, country: ID!'))).problems).toEqual([
      "Breaks clients: Argument 'country: ID!' added to field 'Query.city'",
    ]);
  });

  it('reports dangerous changes and accepts them', async () => {
    const { dangerous, problems } = await judge(released.replace('{ big }', '{ big small }'));
    expect(dangerous).toEqual(["Enum value 'small' was added to enum 'Kind'"]);
    expect(problems).toEqual([]);
  });

  it('accepts declared changes only', async () => {
    expect((await judge(withoutRating, [declared])).problems).toEqual([]);
    const two = await judge(withoutRating.replace('kind: Kind', ''), [declared]);
    expect(two.breaking).toHaveLength(2);
    expect(two.problems).toEqual(["Breaks clients: Field 'kind' was removed from object type 'City'"]);
  });

  it('rejects a declaration of a change that does not exist', async () => {
    expect((await judge(released, [declared])).problems).toEqual([`Declared, but not found: ${removal}`]);
  });

  it('requires declarations to be unique, with a reason and a date', async () => {
    expect((await judge(withoutRating, [{ ...declared, reason: ' ', date: '21.11.2026' }])).problems).toEqual(
      [`Declared without a reason: ${removal}`, `Declared without a date such as 2026-11-21: ${removal}`],
    );
    expect((await judge(withoutRating, [declared, declared])).problems).toEqual([
      `Declared twice: ${removal}`,
    ]);
    expect((await judge(withoutRating, [{}, declared])).problems).toEqual(['A declaration has no change.']);
    expect((await judge(released, {})).problems).toEqual(['The declarations must be a list.']);
  });
});

describe('a deprecated field', () => {
  const deprecated = (reason) =>
    released.replace('rating: Float', `rating: Float @deprecated(reason: "${reason}")`);
  const removed = (reason, version) =>
    judgeSchema({
      released: deprecated(reason),
      current: withoutRating,
      declarations: [
        { ...declared, change: "Field 'rating' (deprecated) was removed from object type 'City'" },
      ],
      version,
    });

  it('stays until the release that its reason names, even if its removal is declared', async () => {
    const reason = 'Use `stars`. Removed in 4.0.0.';
    expect((await removed(reason, '2.4.0')).problems).toEqual(['Stays until 4.0.0: City.rating']);
    expect((await removed(reason, '3.0.0')).problems).toEqual([]);
    expect((await removed('Use `stars`. Removed in 2.5.0.', '2.4.0')).problems).toEqual([]);
  });

  it('stays with its type, and so do deprecated arguments and values', async () => {
    const reason = '@deprecated(reason: "Use `other`. Removed in 4.0.0.")';
    const old = released.replace('slug: String!', `slug: String! old: Int ${reason}`);
    const before = old.replace('{ big }', `{ big small ${reason} }`);
    const { problems } = await judgeSchema({
      released: before,
      current: 'type Query { a: Int }',
      declarations: [],
      version: '2.4.0',
    });
    expect(problems.filter((problem) => problem.startsWith('Stays'))).toEqual([
      'Stays until 4.0.0: Query.city.old',
      'Stays until 4.0.0: Kind.small',
    ]);
  });

  it('names its replacement and a later release', async () => {
    const fault =
      'Deprecated without a sentence such as "Use `x`. Removed in 3.0.0.", of a later release: City.rating';
    expect((await judge(deprecated('Use `stars`. Removed in 3.0.0.'))).problems).toEqual([]);
    expect((await judge(deprecated('Use `stars`.'))).problems).toEqual([fault]);
    expect((await judge(deprecated('Removed in 3.0.0.'))).problems).toEqual([fault]);
    expect((await judge(deprecated('Use `stars`. Removed in 2.4.0.'))).problems).toEqual([fault]);
  });
});

describe('the version of a release', () => {
  const version = '1.4.2';

  it('follows the last version', () => {
    expect(faultOfVersion({ version, next: '1.5.0', isBreaking: false })).toBeNull();
    expect(faultOfVersion({ version, next: '1.10.0', isBreaking: false })).toBeNull();
    expect(faultOfVersion({ version, next: '1.4.2', isBreaking: false })).toMatch(/does not come after/);
    expect(faultOfVersion({ version, next: '1.3.9', isBreaking: false })).toMatch(/does not come after/);
    expect(faultOfVersion({ version, next: undefined, isBreaking: false })).toMatch(/-- 1\.5\.0$/);
  });

  it('has a new major version if something breaks', () => {
    expect(faultOfVersion({ version, next: '1.5.0', isBreaking: true })).toMatch(/must be 2\.0\.0/);
    expect(faultOfVersion({ version, next: '2.0.0', isBreaking: true })).toBeNull();
  });
});
