import { Matcher, type Location, type Match } from 'found';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

const matcher = new Matcher(routes);

const match = (pathname: string) => {
  const found = matcher.match({ pathname } as Location);
  if (!found) throw new Error(`${pathname} matches nothing`);
  const given = Object.entries(found.params).filter(([, value]) => value !== undefined);
  return { path: matcher.getRoutes(found as Match).at(-1)?.path ?? '', params: Object.fromEntries(given) };
};

const id = '0b7c2f7e-50a5-4f9c-8d7e-2a1f6c3b9e10';

describe('routes', () => {
  it('stand under an optional language', { tags: ['R2.01', 'R1.22'] }, () => {
    expect(match('/de/berlin').params).toEqual({ lang: 'de', citySlug: 'berlin' });
    expect(match('/berlin').params).toEqual({ citySlug: 'berlin' });
    expect(match('/tr/about').path).toBe(match('/about').path);
    expect(match('/de').path).toBe(match('/').path);
  });

  it('an unsupported language is tried as a city', { tags: ['R2.02'] }, () => {
    expect(match('/xx/berlin').params).toEqual({ citySlug: 'xx', partnerSlug: 'berlin' });
    expect(match('/en/berlin').params).toEqual({ citySlug: 'en', partnerSlug: 'berlin' });
  });

  it('a city has pages named page-N', { tags: ['R2.56', 'R5.18'] }, () => {
    expect(match('/berlin/page-12').params).toEqual({ citySlug: 'berlin', page: 'page-12' });
    expect(match('/berlin/page-x').params).toEqual({ citySlug: 'berlin', partnerSlug: 'page-x' });
    expect(match('/berlin/page-').params).toEqual({ citySlug: 'berlin', partnerSlug: 'page-' });
    expect(match('/berlin/12').params).toEqual({ citySlug: 'berlin', partnerSlug: '12' });
  });

  it('a category of a city ends in -c and has pages too', { tags: ['R2.57', 'R2.58'] }, () => {
    const params = { citySlug: 'berlin', categorySlug: 'pet-care' };
    expect(match('/berlin/pet-care-c').params).toEqual(params);
    expect(match('/berlin/pet-care-c/page-2').params).toEqual({ ...params, page: 'page-2' });
  });

  it('an offer is what is neither a page nor a category', { tags: ['R2.60', 'R2.61'] }, () => {
    expect(match('/berlin/swiftbite').params).toEqual({ citySlug: 'berlin', partnerSlug: 'swiftbite' });
    expect(match('/berlin/page-2').params).not.toHaveProperty('partnerSlug');
    expect(match('/berlin/delivery-c').params).not.toHaveProperty('partnerSlug');
  });

  it.each([
    '404',
    'about',
    'blog',
    'companies',
    'company',
    'compare',
    'contact',
    'direct',
    'more-jobs',
    'my-desk',
    'policy',
    'profile',
    'redirect',
    'terms',
  ])('the fixed first word %s names no city', { tags: ['R2.61'] }, (word) => {
    expect(match(`/${word}`).params).not.toHaveProperty('citySlug');
    expect(match(`/${word}/swiftbite`).params).not.toHaveProperty('citySlug');
    expect(match(`/de/${word}/swiftbite`).params).not.toHaveProperty('citySlug');
  });

  it('a city may begin with such a word', { tags: ['R2.61'] }, () => {
    expect(match('/about-town').params).toEqual({ citySlug: 'about-town' });
  });

  it('full-time offers have pages named page-N', { tags: ['R2.46'] }, () => {
    expect(match('/more-jobs').params).toEqual({});
    expect(match('/de/more-jobs/page-2').params).toEqual({ lang: 'de', page: 'page-2' });
    expect(match('/more-jobs/page-2').path).toBe(match('/more-jobs').path);
  });

  const place = { citySlug: 'berlin', partnerSlug: 'p', feed: 'f' };

  it.each([id, '12-abc', '3-drivers-needed', '123-456'])(
    'a full-time offer goes by the id %s',
    { tags: ['R2.48', 'R2.50'] },
    (key) => {
      expect(match(`/more-jobs/berlin/p/f/${key}`).params).toEqual({ ...place, id: key });
    },
  );

  it.each(['warehouse-driver', 'driver', 'driver-12', `x${id}`])(
    'a full-time offer goes by the title %s',
    { tags: ['R2.49', 'R2.50'] },
    (title) => {
      expect(match(`/more-jobs/berlin/p/f/${title}`).params).toEqual({ ...place, title });
    },
  );

  it('a title is of lowercase letters, digits and hyphens', { tags: ['R2.49'] }, () => {
    expect(match('/more-jobs/berlin/p/f/a_b').params).not.toHaveProperty('title');
    expect(match('/more-jobs/berlin/p/f').params).not.toHaveProperty('title');
    expect(match('/more-jobs/berlin/p/f/a/b').params).not.toHaveProperty('title');
  });

  it('the way to the company has the same parts behind redirect', { tags: ['R2.51'] }, () => {
    expect(match(`/redirect/more-jobs/berlin/p/f/${id}`).params).toEqual({ ...place, id });
    expect(match('/redirect/more-jobs/berlin/p/f/12-abc').params).toEqual({ ...place, id: '12-abc' });
    expect(match('/redirect/more-jobs/berlin/p/f/abc').params).not.toHaveProperty('id');
  });

  it('the id of a lead is a UUID', { tags: ['R5.19'] }, () => {
    expect(match(`/direct/${id}`).params).toEqual({ leadId: id });
    expect(match('/direct/abc').params).not.toHaveProperty('leadId');
    expect(match(`/direct/${id}0`).params).not.toHaveProperty('leadId');
  });

  it('slugs are of letters, digits and hyphens', { tags: ['R5.17'] }, () => {
    expect(match('/berlin/uber-eats1').params).toEqual({ citySlug: 'berlin', partnerSlug: 'uber-eats1' });
    expect(match('/berlin/uber_eats').params).not.toHaveProperty('citySlug');
    expect(match('/berlin/uber.eats').params).not.toHaveProperty('citySlug');
  });

  it('everything else is not found', { tags: ['R2.04'] }, () => {
    expect(match('/a/b/c/d/e/f/g').params).toEqual({ rest: 'a/b/c/d/e/f/g' });
  });
});
