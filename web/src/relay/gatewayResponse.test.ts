import { describe, expect, it } from 'vitest';
import {
  failedFields,
  isUnauthenticated,
  lostFields,
  nextOfList,
  requestBody,
  visibleMessages,
} from './gatewayResponse.ts';

describe('answers of the gateway', () => {
  it('yield each visible text once, and no silenced text', { tags: ['R8.09'] }, () => {
    const errors = [
      { message: 'Cannot load data.' },
      { message: 'Cannot load data.' },
      { message: 'Request timeout.', extensions: { code: 'TIMEOUT' } },
      { message: 'Not for you', extensions: { silenced: true } },
      { message: 'Categories were not found.', extensions: { code: 'CATEGORIES_MISSING' } },
    ];
    expect(visibleMessages({ data: {}, errors })).toEqual(['Cannot load data.', 'Request timeout.']);
    expect(visibleMessages({ data: {} })).toEqual([]);
  });

  it('distinguish failed fields from missing rows', () => {
    const errors = [
      { message: 'down', path: ['city', 'name'], extensions: { code: 'UPSTREAM_ERROR', status: 500 } },
      { message: 'none', path: ['jobOffer'], extensions: { code: 'CATEGORIES_MISSING', status: 500 } },
    ];
    expect(failedFields({ data: { city: null, jobOffer: null }, errors })).toEqual(['city']);
  });

  it('show which fields are lost, at any depth and in any row of a list', () => {
    const timeout = (...path: (string | number)[]) => ({
      message: 'late',
      path,
      extensions: { code: 'LATE' },
    });
    const answer = {
      data: { partner: { place: { city: null, reviews: null } }, rows: [{ offer: {} }, { offer: null }] },
      errors: [timeout('partner', 'place', 'city', 'name'), timeout('rows', 1, 'offer')],
    };
    const names = ['partner', 'partner.place', 'partner.place.city', 'partner.place.reviews', 'rows'];
    expect(lostFields(answer, [...names, 'rows.offer'])).toEqual(['partner.place.city', 'rows.offer']);
  });

  it('show that a call about the user came as that of a guest', () => {
    const failed = (code: string) => ({
      data: { viewer: null },
      errors: [{ message: 'x', path: ['viewer'], extensions: { code } }],
    });
    const answers = [
      { data: { viewer: null } },
      { data: { viewer: { email: null } } },
      { data: {} },
      failed('UNAUTHENTICATED'),
      failed('UPSTREAM_ERROR'),
    ];
    expect(answers.map(isUnauthenticated)).toEqual([true, false, false, true, false]);
    expect(lostFields({ data: { viewer: null } }, ['viewer', 'city'])).toEqual(['viewer']);
  });

  it('belong to operations that are sent by id', () => {
    const operation = { id: 'abc', text: null, name: 'x', operationKind: 'query', metadata: {} } as never;
    expect(requestBody(operation, { slug: 'berlin' })).toBe('{"id":"abc","variables":{"slug":"berlin"}}');
  });

  it('continue a list with the list, at the root or of a node', () => {
    expect(nextOfList({ data: { posts: null } }, { cursor: '12' })).toEqual(['posts']);
    expect(nextOfList({ data: { node: { id: 'C1', jobOffers: null } } }, { cursor: '20' })).toEqual([
      'node',
      'node.id',
      'node.jobOffers',
    ]);
    expect(nextOfList({ data: { posts: null } }, { cursor: null })).toEqual([]);
  });
});
