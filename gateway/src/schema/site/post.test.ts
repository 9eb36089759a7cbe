import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { pageOf, postRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const city = { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin' };

describe('post', () => {
  it('has slug, title, image, body and city with one call', { tags: ['R3.88', 'R7.52'] }, async () => {
    const body = '<p>Begin</p><script>alert(1)</script>';
    stack.rest.on('/web-api/en/posts', pageOf([postRow({ body, city, image: 'first-gig' })]));
    const { data, errors } = await stack.gateway.ask(
      '{ post(slug: "First-Gig") { slug title image body city { slug } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      post: {
        slug: 'first-gig',
        title: 'Your first gig',
        image: 'first-gig',
        body: '<p>Begin</p>',
        city: { slug: 'berlin' },
      },
    });
    expect(stack.rest.urls()).toEqual(['/web-api/en/posts?slug=first-gig&expand=body,city']);
  });

  it('is null when there is none', async () => {
    stack.rest.on('/web-api/en/posts', pageOf([]));
    const { data, errors } = await stack.gateway.ask('{ post(slug: "none") { slug } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ post: null });
  });

  it('gives the message of the post when the service fails', { tags: ['R8.12', 'R8.07'] }, async () => {
    stack.rest.on('/web-api/en/posts', json(500));
    const { data, errors } = await stack.gateway.ask('{ post(slug: "first-gig") { slug } }');
    expect(data).toEqual({ post: null });
    expect(errors?.[0]?.message).toBe(
      'Cannot load blog post. Please try again later or contact us at help@site.example.',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', status: 500 });
  });
});

describe('posts', () => {
  it(
    'pages through the posts of a city and loads the parts that are selected',
    { tags: ['R7.52'] },
    async () => {
      stack.rest.on('/web-api/en/posts/', pageOf([postRow({ body: 'x' })], 45));
      const { data } = await stack.gateway.ask(
        `query ($city: ID) { posts(cityId: $city, page: 2) { totalCount pageCount pageInfo { hasNextPage }
        edges { node { slug body } } } }`,
        { variables: { city: toGlobalId('City', 1) } },
      );
      expect(data).toEqual({
        posts: {
          totalCount: 45,
          pageCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { slug: 'first-gig', body: 'x' } }],
        },
      });
      expect(stack.rest.urls()).toEqual(['/web-api/en/posts/?page=2&limit=20&city_id=1&expand=body']);
    },
  );
});

describe('similarPosts', () => {
  it('loads the posts similar to a post', { tags: ['R7.52'] }, async () => {
    stack.rest.on('/web-api/en/posts/similar', pageOf([postRow({ slug: 'second-gig' })]));
    const { data } = await stack.gateway.ask('query ($id: ID!) { similarPosts(postId: $id) { slug } }', {
      variables: { id: toGlobalId('Post', 70) },
    });
    expect(data).toEqual({ similarPosts: [{ slug: 'second-gig' }] });
    expect(stack.rest.urls()).toEqual(['/web-api/en/posts/similar?id=70']);
  });

  it('is empty for an unknown post', { tags: ['R8.04'] }, async () => {
    const { data, errors } = await stack.gateway.ask('{ similarPosts(postId: "70") { slug } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ similarPosts: [] });
  });
});

describe('jobOfferPosts', () => {
  it.each([
    ['berlin', 'swiftbite'],
    ['lyon', 'nestkin'],
  ])('loads the posts about the offer in %s of %s', { tags: ['R7.52'] }, async (city, partner) => {
    stack.rest.on('/web-api/en/posts/job_offer', pageOf([postRow({ slug: 'third-gig' })]));
    const { data } = await stack.gateway.ask(
      `{ jobOfferPosts(citySlug: "${city}", partnerSlug: "${partner}") { slug } }`,
    );
    expect(data).toEqual({ jobOfferPosts: [{ slug: 'third-gig' }] });
    expect(stack.rest.urls()).toEqual([
      `/web-api/en/posts/job_offer?city_slug=${city}&partner_slug=${partner}`,
    ]);
  });
});
