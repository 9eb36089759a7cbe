import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityCategoryRow, cityRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const top = '/web-api/en/cities/top';
const ofCity = '/web-api/en/city_categories';

const row = (id: number, orgSlug: string) =>
  cityCategoryRow({ id: `1-${id}`, category: { id, orgSlug, slug: orgSlug, name: orgSlug } });
const ask = () => stack.gateway.ask('{ categories { orgSlug } }');

describe('categories', () => {
  it('are read from one city, by two calls, oldest first', async () => {
    stack.rest.on(top, pageOf([cityRow()]));
    stack.rest.on(ofCity, pageOf([row(7, 'tutoring'), row(2, 'driving'), row(10, 'hosting')]));
    const { data, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      categories: [{ orgSlug: 'driving' }, { orgSlug: 'tutoring' }, { orgSlug: 'hosting' }],
    });
    expect(stack.rest.urls()).toEqual([`${top}?limit=1`, `${ofCity}?city_slug=berlin`]);
  });

  it('are an empty list when there are no cities', async () => {
    stack.rest.on(top, pageOf([]));
    expect(await ask()).toMatchObject({ data: { categories: [] } });
    expect(stack.rest.urls()).toEqual([`${top}?limit=1`]);
  });

  it('are null when they do not load', async () => {
    stack.rest.on(top, pageOf([cityRow()]));
    stack.rest.on(ofCity, json(500));
    const { data, errors } = await ask();
    expect(data).toEqual({ categories: null });
    expect(errors).toHaveLength(1);
  });
});
