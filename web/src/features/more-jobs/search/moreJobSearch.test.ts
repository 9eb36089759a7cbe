// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  cursorFromQuery,
  everywhere,
  moreJobsBehind,
  moreJobsTo,
  placeOfCity,
  searchFromQuery,
  searchToQuery,
} from './moreJobSearch.ts';

describe('the search of full-time offers', () => {
  it('reads city, state, country_code and keyword from an address', { tags: ['R2.47', 'R1.18'] }, () => {
    const search = searchFromQuery({
      city: 'Austin',
      state: 'TX',
      country_code: 'US',
      keyword: ' bus  driver ',
    });
    expect(search).toEqual({
      city: 'austin',
      state: 'tx',
      countryCode: 'us',
      keyword: 'bus driver',
      chosen: true,
    });
    expect(searchToQuery(search)).toBe('?city=austin&state=tx&country_code=us&keyword=bus+driver');
  });

  it('ignores invalid values', () => {
    const search = searchFromQuery({ city: '<b>', state: 'texas', country_code: '1', keyword: '\u0000 \n' });
    expect(search).toEqual(everywhere);
    expect([...(searchFromQuery({ keyword: 'x'.repeat(10_000) }).keyword ?? '')]).toHaveLength(100);
    expect(searchFromQuery({ keyword: ['a', 'b'] }).keyword).toBe('a');
  });

  it('distinguishes everywhere from no choice', () => {
    expect(searchFromQuery({ utm_source: 'x' }).chosen).toBe(false);
    expect(moreJobsTo(searchFromQuery({}), 2)).toBe('/more-jobs/page-2');
    expect(searchFromQuery({ city: '' })).toEqual(everywhere);
    expect(moreJobsTo(everywhere)).toBe('/more-jobs?city=');
    expect(searchFromQuery({ keyword: 'roofer' }).chosen).toBe(false);
    const everyRoofer = { ...everywhere, keyword: 'roofer' };
    expect(moreJobsTo(everyRoofer)).toBe('/more-jobs?city=&keyword=roofer');
    expect(searchFromQuery({ city: '', keyword: 'roofer' })).toEqual(everyRoofer);
  });

  it('keeps the query on every page', { tags: ['R2.115'] }, () => {
    const search = {
      ...everywhere,
      ...placeOfCity({ slug: 'berlin', state: null, country: { code: 'DE' } }),
    };
    expect(moreJobsTo(search, 3)).toBe('/more-jobs/page-3?city=berlin&country_code=de');
    expect(moreJobsBehind(search, 501, 'a+b=')).toBe(
      '/more-jobs/page-501?city=berlin&country_code=de&after=a%2Bb%3D',
    );
    expect(cursorFromQuery({ after: 'a+b=' })).toBe('a+b=');
    expect(cursorFromQuery({ after: '<' })).toBeNull();
  });
});
