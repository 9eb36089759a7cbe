import { expect, it } from 'vitest';
import { metadataFromCity } from './worktown.ts';

it('the worktown is the id of the city and its original slug', { tags: ['R3.25'] }, () => {
  const city = { id: '7', slug: 'munich', orgSlug: 'muenchen', country: { code: 'DE' } };
  expect(metadataFromCity(city)).toEqual({ worktownId: '7', worktownSlug: 'muenchen', country: 'DE' });
});
