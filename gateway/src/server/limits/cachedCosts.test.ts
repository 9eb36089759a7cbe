import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { schema } from '../../schema/index.ts';
import { cachedCosts } from './cachedCosts.ts';
import { costOf } from './useCostLimit.ts';

const offers = parse(`query ($slug: String!, $first: Int, $isLong: Boolean = false) {
  city(slug: $slug) { name jobOffers(first: $first) { edges { node { id description @include(if: $isLong) } } } } }`);

const counting = () => {
  const count = vi.fn(costOf);
  const cached = cachedCosts(count);
  const ask = (variables: Record<string, unknown>) => cached({ document: offers, schema, variables });
  return { ask, count };
};

/** The cost, or the error of an invalid variable. */
const outcomeOf = (count: () => unknown): unknown => {
  try {
    return count();
  } catch (error) {
    return String(error);
  }
};

describe('cached costs', () => {
  it('are counted once for all values on which they do not depend', () => {
    const { ask, count } = counting();
    const cost = ask({ slug: 'berlin', first: 3 });
    expect(cost?.cost).toBeGreaterThan(800);
    expect(ask({ slug: 'hamburg', first: 3 })).toEqual(cost);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('are counted for each number of rows, whatever the conditions', () => {
    const { ask, count } = counting();
    const variables = [{}, { first: 3 }, { first: 4 }, { first: 4, isLong: true }];
    const costs = variables.map((each) => ask({ slug: 'berlin', ...each })?.cost);
    expect(new Set(costs).size).toBe(3);
    expect(count).toHaveBeenCalledTimes(3);
    expect(variables.map((each) => ask({ slug: 'rome', ...each })?.cost)).toEqual(costs);
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('replace no error of an invalid variable', () => {
    const { ask } = counting();
    ask({ slug: 'berlin' });
    expect(() => ask({ slug: ['berlin'] })).toThrow('Variable "$slug" got invalid value');
    expect(() => ask({})).toThrow('Variable "$slug" of required type "String!" was not provided');
  });

  it('are those that would be counted, for each operation of the site and each number of rows', () => {
    const file = new URL('../../../../schema/persisted.json', import.meta.url);
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const cached = cachedCosts(costOf);
    const counted = texts.map((text) => {
      const document = parse(text);
      const types = [...text.matchAll(/\$(\w+): (\[?\w+)/g)];
      return [1, 7, 7].map((rows) => {
        const values: Record<string, unknown> = { Int: rows, String: 'berlin', ID: 'a', Boolean: true };
        const variables = Object.fromEntries(types.map(([, name, type = '']) => [name, values[type]]));
        const input = { document, schema, variables };
        const outcome = outcomeOf(() => costOf(input));
        expect(outcomeOf(() => cached(input))).toEqual(outcome);
        return outcome;
      });
    });
    const isCounted = (outcome: unknown) => typeof outcome !== 'string';
    expect(counted.flat().filter(isCounted).length).toBeGreaterThan(texts.length * 1.5);
    expect(
      counted.some(([one, seven]) => isCounted(one) && JSON.stringify(one) !== JSON.stringify(seven)),
    ).toBe(true);
  });

  it('of a list of places are those of its length: a long one before makes no short one dear', () => {
    const document = parse(
      'query ($places: [JobOfferPlaceInput!]!) { jobOffersByPlaces(places: $places) { jobOffer { id } } }',
    );
    const cached = cachedCosts(costOf);
    const ask = (length: number) => {
      const places = Array.from({ length }, () => ({ citySlug: 'berlin', partnerSlug: 'swiftbite' }));
      return { cached: cached({ document, schema, variables: { places } }), length };
    };
    const costs = [60, 1, 3].map((length) => ask(length).cached?.cost ?? 0);
    expect(costs[0]).toBe(costs[1]! * 60 - 59);
    expect(costs[2]).toBe(costs[1]! * 3 - 2);
  });
});
