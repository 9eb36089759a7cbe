import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.mjs';
import { root } from '../runtime.mjs';
import { excluded } from './excluded.mjs';
import { readOperations } from './operations.mjs';
import { questionsOf, variablesOf } from './questions.mjs';

const operations = readOperations(JSON.parse(readFileSync(join(root, 'schema/persisted.json'), 'utf8')));
const asked = operations.filter(({ name }) => !Object.hasOwn(excluded, name));

const inAll = (text) => Object.fromEntries(languages.map((language) => [language, `${text}-${language}`]));
const city = { id: 'c1', orgSlug: 'bath', slug: inAll('bath'), name: inAll('Bath'), state: 'NY', countryCode: 'GB', latitude: 1, longitude: 2 }; // prettier-ignore
const category = { id: 'k1', orgSlug: 'delivery', slug: inAll('delivery') };
const partner = { id: 'p1', slug: 'swiftbite', countries: [{ countryCode: 'GB', name: 'United Kingdom' }] };
const world = {
  cities: [city],
  categories: [category],
  cityCategories: [{ id: 'c1 k1', city, category }],
  posts: [{ id: 'b1', slug: 'taxes', language: 'de' }],
  partners: [partner],
  offers: [{ id: 'o1', city, partner }],
  moreJobOffers: [{ id: 'm1', uuid: 'u1', feedId: 'feed', slugTitle: 'cook', city, partner }],
};

describe('each operation of the site', () => {
  it('has variables or a reason to be left out', () => {
    const known = [...Object.keys(variablesOf), ...Object.keys(excluded)].toSorted();
    expect(known).toEqual(operations.map(({ name }) => name).toSorted());
  });

  it.each(asked)('is asked with exactly its variables: $name', (operation) => {
    const declared = operation.variables.toSorted();
    for (const { variables } of variablesOf[operation.name](world))
      expect(Object.keys(variables).toSorted()).toEqual(declared);
  });
});

it('an operation without variables is an error that names the place to add them', () => {
  const unknown = { ...asked[0], name: 'newQuery' };
  expect(() => questionsOf(unknown, world)).toThrow('scripts/answers/variables');
  expect(questionsOf(unknown, world, { renamed: new Map([['newQuery', asked[0].name]]) })).toEqual(
    questionsOf(asked[0], world).map((question) => ({ ...question, operation: unknown })),
  );
});

it('an operation with a variable that has no value is an error', () => {
  const operation = { ...asked[0], variables: ['surprise'] };
  expect(() => questionsOf(operation, world)).toThrow('The variable surprise');
});

it('objects take turns, so that a kind is asked about in every language', () => {
  const offers = Array.from({ length: 200 }, (_none, index) => ({ ...world.offers[0], id: `o${index}` }));
  const redirects = asked.find(({ name }) => name === 'redirectRoutes_RedirectPageQuery');
  const questions = questionsOf(redirects, { ...world, offers });
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(languages));
});

it('a share of the questions is the same one in every run', () => {
  const posts = Array.from({ length: 300 }, (_none, index) => ({
    id: index,
    slug: `post-${index}`,
    language: 'en',
  }));
  const operation = asked.find(({ name }) => name === 'blogPostRoutes_BlogPostPageQuery');
  const slugsOf = (some) =>
    questionsOf(operation, { ...world, posts: some }, { share: 3 }).map(
      ({ variables }) => variables.postSlug,
    );
  const [all, rest] = [slugsOf(posts), slugsOf(posts.slice(100))];
  expect(all.length).toBeLessThan(400);
  expect(all.filter((slug) => Number(slug.slice(5)) >= 100)).toEqual(rest);
});
