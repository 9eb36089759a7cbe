// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  cursorFromQuery,
  everywhere,
  moreJobsBehind,
  moreJobsTo,
  searchFromQuery,
  searchInQuery,
  searchToQuery,
  slugOfName,
} from './moreJobSearch.ts';
import { placeOfCity } from './place.ts';

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
      contract: null,
      payFrom: null,
      postedWithin: null,
      radius: null,
      chosen: true,
    });
    expect(searchToQuery(search)).toBe('?city=austin&state=tx&country_code=us&keyword=bus+driver');
  });

  it('ignores invalid values', () => {
    const search = searchFromQuery({ city: '<>', state: 'texas', country_code: '1', keyword: '\u0000 \n' });
    expect(search).toEqual(everywhere);
    expect([...(searchFromQuery({ keyword: 'x'.repeat(10_000) }).keyword ?? '')]).toHaveLength(100);
    expect(searchFromQuery({ keyword: ['a', 'b'] }).keyword).toBe('a');
  });

  it('finds the city of a name as people write it', () => {
    expect(['New York', 'ŁÓDŹ', ' São Paulo, ', 'berlin'].map(slugOfName)).toEqual([
      'new-york',
      'lodz',
      'sao-paulo',
      'berlin',
    ]);
    expect(slugOfName('?!')).toBeNull();
    expect(searchFromQuery({ city: 'New York' }).city).toBe('new-york');
  });

  it('reads and writes contract, pay, date and radius; a radius needs a city', () => {
    const query = '?city=berlin&country_code=de&radius=25&contract=fixed-term&pay_from=2500&posted_within=7';
    const search = searchFromQuery(Object.fromEntries(new URLSearchParams(query)));
    expect(search).toMatchObject({ radius: 25, contract: 'FIXED_TERM', payFrom: 2500, postedWithin: 7 });
    expect(searchToQuery(search)).toBe(query);
    expect(searchToQuery({ ...search, city: null, contract: 'PERMANENT' })).toBe(
      '?country_code=de&contract=permanent&pay_from=2500&posted_within=7',
    );
    expect(searchInQuery(search)).toEqual({
      city: 'berlin',
      state: null,
      countryCode: 'de',
      keyword: null,
      filter: { contract: 'FIXED_TERM', payFrom: 2500, postedWithin: 7, radius: 25 },
    });
    expect(searchInQuery(everywhere).filter).toBeNull();
    expect(countFilters(search)).toBe(4);
    const invalid = { radius: '201', contract: 'none', pay_from: '-1', posted_within: '1.5' };
    expect(searchFromQuery({ ...invalid, city: '' })).toEqual(everywhere);
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
