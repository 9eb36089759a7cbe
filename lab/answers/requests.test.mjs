import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../scripts/languages.mjs';
import { root } from '../../scripts/runtime.mjs';
import { isRecorded } from './isRecorded.mjs';
import { readOperations } from './operations.mjs';
import { requestsOf, variablesOf } from './requests.mjs';

const operations = readOperations(JSON.parse(readFileSync(join(root, 'schema/persisted.json'), 'utf8')));
const recorded = operations.filter(isRecorded);

const inAll = (text) => Object.fromEntries(languages.map((language) => [language, `${text}-${language}`]));
const city = { id: 'c1', orgSlug: 'bath', slug: inAll('bath'), name: inAll('Bath'), state: 'NY', countryCode: 'GB', latitude: 1, longitude: 2 }; // oxfmt-ignore
const category = { id: 'k1', orgSlug: 'delivery', slug: inAll('delivery') };
const partner = { id: 'p1', slug: 'swiftbite', countries: [{ countryCode: 'GB', name: 'United Kingdom' }] };
const data = {
  cities: [city],
  categories: [category],
  cityCategories: [{ id: 'c1 k1', city, category }],
  posts: [{ id: 'b1', slug: 'taxes', language: 'de' }],
  partners: [partner],
  offers: [{ id: 'o1', city, partner }],
  moreJobOffers: [{ id: 'm1', uuid: 'u1', feedId: 'feed', slugTitle: 'cook', city, partner }],
};

describe('each operation of the site', () => {
  it('has variables, unless it writes or reads the account of the signed-in user', () => {
    expect(Object.keys(variablesOf).toSorted()).toEqual(recorded.map(({ name }) => name).toSorted());
  });

  it.each(recorded)('is sent with exactly its variables: $name', (operation) => {
    const declared = operation.variables.toSorted();
    for (const { variables } of variablesOf[operation.name](data))
      expect(Object.keys(variables).toSorted()).toEqual(declared);
  });
});

it('rejects an operation without variables and says where to add them', () => {
  const unknown = { ...recorded[0], name: 'newQuery' };
  expect(() => requestsOf(unknown, data)).toThrow('lab/answers/variables');
  expect(requestsOf(unknown, data, { renamed: new Map([['newQuery', recorded[0].name]]) })).toEqual(
    requestsOf(recorded[0], data).map((request) => ({ ...request, operation: unknown })),
  );
});

it('rejects an operation with a variable that has no value', () => {
  const operation = { ...recorded[0], variables: ['surprise'] };
  expect(() => requestsOf(operation, data)).toThrow('The variable surprise');
});

it('sends requests for objects of a kind in every language', () => {
  const offers = Array.from({ length: 200 }, (_none, index) => ({ ...data.offers[0], id: `o${index}` }));
  const redirects = recorded.find(({ name }) => name === 'RedirectPageQuery');
  const requests = requestsOf(redirects, { ...data, offers });
  expect(new Set(requests.map(({ language }) => language))).toEqual(new Set(languages));
});

it('selects the same share of the requests in every run', () => {
  const posts = Array.from({ length: 300 }, (_none, index) => ({
    id: index,
    slug: `post-${index}`,
    language: 'en',
  }));
  const operation = recorded.find(({ name }) => name === 'BlogPostPageQuery');
  const slugsOf = (some) =>
    requestsOf(operation, { ...data, posts: some }, { share: 3 }).map(({ variables }) => variables.postSlug);
  const [all, rest] = [slugsOf(posts), slugsOf(posts.slice(100))];
  expect(all.length).toBeLessThan(400);
  expect(all.filter((slug) => Number(slug.slice(5)) >= 100)).toEqual(rest);
});
