import { Matcher, type Location, type Match } from 'found';
import { describe, expect, it } from 'vitest';
import pages from '../../../schema/pages.json' with { type: 'json' };
import { reservedFirstWords, routes } from './routes.tsx';

const matcher = new Matcher(routes);

const match = (pathname: string) => {
  const found = matcher.match({ pathname } as Location);
  if (!found) throw new Error(`${pathname} matches no route`);
  const defined = Object.entries(found.params).filter(([, value]) => value !== undefined);
  return { path: matcher.getRoutes(found as Match).at(-1)?.path ?? '', params: Object.fromEntries(defined) };
};

const id = '0b7c2f7e-50a5-4f9c-8d7e-2a1f6c3b9e10';

describe('routes', () => {
  it('accept an optional language prefix', { tags: ['R2.01', 'R1.22'] }, () => {
    expect(match('/de/berlin').params).toEqual({ lang: 'de', citySlug: 'berlin' });
    expect(match('/berlin').params).toEqual({ citySlug: 'berlin' });
    expect(match('/tr/about').path).toBe(match('/about').path);
    expect(match('/de').path).toBe(match('/').path);
  });

  it('match an unsupported language code as a city', { tags: ['R2.02'] }, () => {
    expect(match('/xx/berlin').params).toEqual({ citySlug: 'xx', partnerSlug: 'berlin' });
    expect(match('/en/berlin').params).toEqual({ citySlug: 'en', partnerSlug: 'berlin' });
  });

  it('match page-N as a page of a city', { tags: ['R2.56', 'R5.18'] }, () => {
    expect(match('/berlin/page-12').params).toEqual({ citySlug: 'berlin', page: 'page-12' });
    expect(match('/berlin/page-x').params).toEqual({ citySlug: 'berlin', partnerSlug: 'page-x' });
    expect(match('/berlin/page-').params).toEqual({ citySlug: 'berlin', partnerSlug: 'page-' });
    expect(match('/berlin/12').params).toEqual({ citySlug: 'berlin', partnerSlug: '12' });
  });

  it('recognise a category of a city by its ending -c, with pages too', { tags: ['R2.57', 'R2.58'] }, () => {
    const params = { citySlug: 'berlin', categorySlug: 'pet-care' };
    expect(match('/berlin/pet-care-c').params).toEqual(params);
    expect(match('/berlin/pet-care-c/page-2').params).toEqual({ ...params, page: 'page-2' });
  });

  it('match what is neither a page nor a category as an offer', { tags: ['R2.60', 'R2.61'] }, () => {
    expect(match('/berlin/swiftbite').params).toEqual({ citySlug: 'berlin', partnerSlug: 'swiftbite' });
    expect(match('/berlin/page-2').params).not.toHaveProperty('partnerSlug');
    expect(match('/berlin/delivery-c').params).not.toHaveProperty('partnerSlug');
  });

  it.each([
    '404',
    'about',
    'blog',
    'calculator',
    'companies',
    'company',
    'compare',
    'contact',
    'direct',
    'more-jobs',
    'my-desk',
    'near-me',
    'offline',
    'policy',
    'profile',
    'redirect',
    'search',
    'terms',
  ])('never match the reserved first word %s as a city', { tags: ['R2.61'] }, (word) => {
    expect(match(`/${word}`).params).not.toHaveProperty('citySlug');
    expect(match(`/${word}/swiftbite`).params).not.toHaveProperty('citySlug');
    expect(match(`/de/${word}/swiftbite`).params).not.toHaveProperty('citySlug');
  });

  it('begin with exactly the first words of schema/pages.json', { tags: ['R2.61'] }, () => {
    const registered = Object.values(pages).flatMap(Object.keys);
    expect(reservedFirstWords.toSorted()).toEqual(registered.toSorted());
  });

  it.each(Object.keys({ ...pages.staticPages, ...pages.withData }))('have a page at /%s', (word) => {
    expect(match(`/${word}`).params).toEqual({});
  });

  it('allow a city that begins with such a word', { tags: ['R2.61'] }, () => {
    expect(match('/about-town').params).toEqual({ citySlug: 'about-town' });
  });

  it('match page-N as a page of full-time offers', { tags: ['R2.46'] }, () => {
    expect(match('/more-jobs').params).toEqual({});
    expect(match('/de/more-jobs/page-2').params).toEqual({ lang: 'de', page: 'page-2' });
    expect(match('/more-jobs/page-2').path).toBe(match('/more-jobs').path);
  });

  const place = { citySlug: 'berlin', partnerSlug: 'p', feed: 'f' };

  it.each([id, '12-abc', '3-drivers-needed', '123-456'])(
    'find a full-time offer by the id %s',
    { tags: ['R2.48', 'R2.50'] },
    (key) => {
      expect(match(`/more-jobs/berlin/p/f/${key}`).params).toEqual({ ...place, id: key });
    },
  );

  it.each(['warehouse-driver', 'driver', 'driver-12', `x${id}`])(
    'find a full-time offer by the title %s',
    { tags: ['R2.49', 'R2.50'] },
    (title) => {
      expect(match(`/more-jobs/berlin/p/f/${title}`).params).toEqual({ ...place, title });
    },
  );

  it('accept titles of lowercase letters, digits and hyphens', { tags: ['R2.49'] }, () => {
    expect(match('/more-jobs/berlin/p/f/a_b').params).not.toHaveProperty('title');
    expect(match('/more-jobs/berlin/p/f').params).not.toHaveProperty('title');
    expect(match('/more-jobs/berlin/p/f/a/b').params).not.toHaveProperty('title');
  });

  it('accept the same parts after redirect for the redirect page', { tags: ['R2.51'] }, () => {
    expect(match(`/redirect/more-jobs/berlin/p/f/${id}`).params).toEqual({ ...place, id });
    expect(match('/redirect/more-jobs/berlin/p/f/12-abc').params).toEqual({ ...place, id: '12-abc' });
    expect(match('/redirect/more-jobs/berlin/p/f/abc').params).not.toHaveProperty('id');
  });

  it('require a UUID as the id of a lead', { tags: ['R5.19'] }, () => {
    expect(match(`/direct/${id}`).params).toEqual({ leadId: id });
    expect(match('/direct/abc').params).not.toHaveProperty('leadId');
    expect(match(`/direct/${id}0`).params).not.toHaveProperty('leadId');
  });

  it('accept slugs of letters, digits and hyphens', { tags: ['R5.17'] }, () => {
    expect(match('/berlin/uber-eats1').params).toEqual({ citySlug: 'berlin', partnerSlug: 'uber-eats1' });
    expect(match('/berlin/uber_eats').params).not.toHaveProperty('citySlug');
    expect(match('/berlin/uber.eats').params).not.toHaveProperty('citySlug');
  });

  it('match everything else as not found', { tags: ['R2.04'] }, () => {
    expect(match('/a/b/c/d/e/f/g').params).toEqual({ rest: 'a/b/c/d/e/f/g' });
  });
});
