import { describe, expect, it } from 'vitest';
import { faultOfVersion } from './releaseVersion.mjs';
import { judgeSchema } from './schemaGate.mjs';

const released =
  'type Query { city(slug: String!): City } type City { name: String! rating: Float kind: Kind } enum Kind { big }';
const judge = (current, declarations = []) => judgeSchema({ released, current, declarations });
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
