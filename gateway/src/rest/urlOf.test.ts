import { describe, expect, it } from 'vitest';
import { urlOf } from './urlOf.ts';

const upstreams = {
  webApi: 'http://services/web-api',
  sales: 'http://sales',
  ofp: 'http://ofp',
  moreJobs: 'http://more-jobs',
  ipLookup: 'http://services/ip_lookup',
};

describe('urlOf', () => {
  it('prefixes web API paths with the language, English written out', { tags: ['R7.02'] }, () => {
    const top = { target: 'webApi', path: '/cities/top' } as const;
    expect(urlOf(top, upstreams, 'de')).toBe('http://services/web-api/de/cities/top');
    expect(urlOf(top, upstreams, 'en')).toBe('http://services/web-api/en/cities/top');
  });

  it('lower-cases the path and keeps the case of query names and values', { tags: ['R7.03'] }, () => {
    const call = {
      target: 'webApi',
      path: '/cities/slug/{slug}',
      params: { slug: 'BERLIN' },
      query: { userRegisterSource: 'AddReview' },
    } as const;
    expect(urlOf(call, upstreams, 'en')).toBe(
      'http://services/web-api/en/cities/slug/berlin?userRegisterSource=AddReview',
    );
  });

  it('keeps the case of a case-sensitive path', { tags: ['R7.04'] }, () => {
    const call = { target: 'webApi', path: '/Files/ReadMe', caseSensitive: true } as const;
    expect(urlOf(call, upstreams, 'en')).toBe('http://services/web-api/en/Files/ReadMe');
  });

  it(
    'sends to the sales API, the ofp API and the more-jobs service',
    { tags: ['R7.05', 'R7.06', 'R7.07'] },
    () => {
      expect(urlOf({ target: 'sales', path: '/lead' }, upstreams, 'de')).toBe('http://sales/lead');
      expect(urlOf({ target: 'ofp', path: '/lead' }, upstreams, 'de')).toBe('http://ofp/lead');
      expect(urlOf({ target: 'moreJobs', path: '/job-offers' }, upstreams, 'de')).toBe(
        'http://more-jobs/job-offers',
      );
    },
  );

  it('uses an absolute URL as it is', { tags: ['R7.08'] }, () => {
    const call = {
      target: 'external',
      path: 'https://Geo.example/Ip_Lookup',
      query: { ip: '1.2.3.4' },
    } as const;
    expect(urlOf(call, upstreams, 'de')).toBe('https://Geo.example/Ip_Lookup?ip=1.2.3.4');
  });

  it('leaves absent parameters out and escapes the rest', () => {
    const call = {
      target: 'webApi',
      path: '/cities',
      query: { query: 'são & co', page: undefined, ids: '1,2' },
    } as const;
    expect(urlOf(call, upstreams, 'pt')).toBe(
      'http://services/web-api/pt/cities?query=s%C3%A3o+%26+co&ids=1,2',
    );
  });

  it.each(['', 'são', 'a b', 'a+b', "it's", '~!()*', 'x=y&z', '%2C', '1,2', '\ud800', '-_.*', 'ü,ö'])(
    'encodes the text %j of a query as forms do, but for commas',
    (text) => {
      const call = { target: 'sales', path: '/lead', query: { [text]: text, n: 1 } } as const;
      const expected = new URLSearchParams([
        [text, text],
        ['n', '1'],
      ]);
      expect(urlOf(call, upstreams, 'en')).toBe(
        `http://sales/lead?${expected.toString().replaceAll('%2C', ',')}`,
      );
    },
  );

  it('encodes a path parameter so that it stays within its segment', () => {
    const call = { target: 'webApi', path: '/cities/slug/{slug}', params: { slug: '../x?y' } } as const;
    expect(urlOf(call, upstreams, 'en')).toBe('http://services/web-api/en/cities/slug/..%2fx%3fy');
  });

  it.each(['', '.', '..'])('rejects %j as a path parameter', (slug) => {
    const call = { target: 'webApi', path: '/cities/slug/{slug}', params: { slug } } as const;
    expect(() => urlOf(call, upstreams, 'en')).toThrow('A part of a path cannot be empty or dots alone');
  });

  it.each(['\ud800', '\0', '%2e%2e', '%2f..', '\\..'])('encodes %j within its segment', (slug) => {
    const call = { target: 'webApi', path: '/cities/slug/{slug}', params: { slug } } as const;
    const { pathname } = new URL(urlOf(call, upstreams, 'en'));
    expect(pathname.split('/')).toHaveLength('/web-api/en/cities/slug/x'.split('/').length);
    expect(pathname).toMatch(/^\/web-api\/en\/cities\/slug\/[^/]+$/);
  });
});
