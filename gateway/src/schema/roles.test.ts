import { describe, expect, it } from 'vitest';
import { schema } from './index.ts';

const names = (type: { getFields: () => object } | null | undefined) => Object.keys(type?.getFields() ?? {});

describe('the graph', () => {
  it('has no types, queries or mutations for administrators or other roles', { tags: ['R6.29'] }, () => {
    const all = [
      ...Object.keys(schema.getTypeMap()),
      ...names(schema.getQueryType()),
      ...names(schema.getMutationType()),
    ];
    expect(all.filter((name) => /admin|role|permission/i.test(name))).toEqual([]);
  });

  it('has the queries of content and reviews', { tags: ['R7.52', 'R7.66'] }, () => {
    const content = [
      'posts',
      'post',
      'similarPosts',
      'jobOfferPosts',
      'phrases',
      'redirectLinks',
      'location',
    ];
    const reviews = ['latestReviews', 'topReviews', 'partnerReviews'];
    expect(names(schema.getQueryType())).toEqual(expect.arrayContaining([...content, ...reviews]));
  });
});
