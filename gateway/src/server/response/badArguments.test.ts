import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

const malformed: readonly (readonly [query: string, argument: string])[] = [
  ['city(slug: "") { id }', 'slug'],
  ['city(slug: "..") { id }', 'slug'],
  ['city(slug: ".") { id }', 'slug'],
  ['city(slug: "a/b") { id }', 'slug'],
  ['city(slug: "a\\\\b") { id }', 'slug'],
  ['city(slug: "a\\u0000") { id }', 'slug'],
  [`city(slug: "${'x'.repeat(121)}") { id }`, 'slug'],
  ['partner(slug: "..") { id }', 'slug'],
  ['post(slug: "") { id }', 'slug'],
  ['cities(countryCode: "xyz") { totalCount }', 'countryCode'],
  ['cities(countryCode: "") { totalCount }', 'countryCode'],
  [`cities(query: "${'x'.repeat(101)}") { totalCount }`, 'query'],
  ['cities(query: "a\\u0000") { totalCount }', 'query'],
  ['partners(countryCode: "d1") { totalCount }', 'countryCode'],
  ['jobOffers(citySlug: "") { totalCount }', 'citySlug'],
  ['jobOffers(partnerSlug: "") { totalCount }', 'partnerSlug'],
  ['jobOffers(countryCode: "Germany") { totalCount }', 'countryCode'],
  ['jobOffer(citySlug: "", partnerSlug: "x") { id }', 'citySlug'],
  ['moreJobOffers(citySlug: "") { totalCount }', 'citySlug'],
  ['moreJobOffers(state: "Texas") { totalCount }', 'state'],
  ['moreJobFacets(countryCode: "xyz") { __typename }', 'countryCode'],
  ['nearbyCities(latitude: 91, longitude: 13) { id }', 'latitude'],
  ['nearbyCities(latitude: 52, longitude: -181) { id }', 'longitude'],
  ['redirectLinks(uri: "/", locale: "xx") { uri }', 'locale'],
  ['redirectLinks(uri: "/a\\u0000") { uri }', 'uri'],
];

describe('arguments that the contracts do not allow', () => {
  it.each(malformed)(
    '%s is answered with BAD_USER_INPUT at its field, and no call is made',
    async (selection, argument) => {
      const { data, errors } = await stack.gateway.ask(`{ ${selection} }`);
      const field = selection.split('(', 1)[0] ?? '';
      expect(data).toEqual({ [field]: null });
      expect(errors).toMatchObject([
        { path: [field], extensions: { code: 'BAD_USER_INPUT', status: 400, argument, silenced: true } },
      ]);
      expect(errors?.[0]?.message).toMatch(new RegExp(`^\`${argument}\` must `));
      expect(stack.rest.calls).toEqual([]);
      expect(stack.gateway.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
    },
  );

  it.each(['\ud800', 'a\udc00'])('a variable of %j is answered with BAD_USER_INPUT, too', async (slug) => {
    const { errors } = await stack.gateway.ask('query ($slug: String!) { city(slug: $slug) { id } }', {
      variables: { slug },
    });
    expect(errors).toMatchObject([
      { path: ['city'], extensions: { code: 'BAD_USER_INPUT', argument: 'slug' } },
    ]);
    expect(stack.rest.calls).toEqual([]);
  });

  it('a valid argument that nothing matches gives null or an empty list without an error', async () => {
    stack.rest.on('/web-api/en/cities', json(404));
    const { data, errors } = await stack.gateway.ask(
      '{ city(slug: "no such city") { id } cities(countryCode: "xx") { totalCount } post(slug: "%2e%2e") { id } }',
    );
    expect(data).toEqual({ city: null, cities: { totalCount: 0 }, post: null });
    expect(errors).toBeUndefined();
  });
});
