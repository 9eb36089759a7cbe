// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  cityCategoryPath,
  cityPath,
  directPath,
  homePath,
  moreJobOfferPath,
  offerPath,
  pathFor,
  redirectPath,
} from './paths.ts';

describe('paths', () => {
  it('prefix the language, except for English', { tags: ['R9.04', 'R1.23'] }, () => {
    expect(pathFor('en', '/berlin')).toBe('/berlin');
    expect(pathFor('de', '/berlin')).toBe('/de/berlin');
    expect(pathFor('en', homePath)).toBe('/');
    expect(pathFor('de', homePath)).toBe('/de');
    expect(pathFor('sv', '/berlin?type=weekend')).toBe('/sv/berlin?type=weekend');
  });

  it('contain the page number from page 2 on', () => {
    expect(cityPath('berlin')).toBe('/berlin');
    expect(cityPath('berlin', 1)).toBe('/berlin');
    expect(cityPath('berlin', 2)).toBe('/berlin/page-2');
    expect(cityCategoryPath('berlin', 'delivery')).toBe('/berlin/delivery-c');
    expect(cityCategoryPath('berlin', 'delivery', 3)).toBe('/berlin/delivery-c/page-3');
  });

  it('exist for offers, the redirect page and the thank-you page', () => {
    expect(offerPath('berlin', 'swiftbite')).toBe('/berlin/swiftbite');
    expect(redirectPath('berlin', 'swiftbite')).toBe('/redirect/berlin/swiftbite');
    expect(redirectPath('berlin', 'swiftbite', { click_source: 'tile' })).toBe(
      '/redirect/berlin/swiftbite?cd=eyJjbGlja19zb3VyY2UiOiJ0aWxlIn0',
    );
    expect(directPath('0b7c')).toBe('/direct/0b7c');
  });

  it(
    'use the title of a full-time offer, or its id where the title consists of two numbers',
    { tags: ['R2.50'] },
    () => {
      const place = { citySlug: 'berlin', partnerSlug: 'p', feed: 'f', uuid: '0b7c' };
      expect(moreJobOfferPath({ ...place, slugTitle: 'driver-12' })).toBe('/more-jobs/berlin/p/f/driver-12');
      expect(moreJobOfferPath({ ...place, slugTitle: '3-drivers' })).toBe('/more-jobs/berlin/p/f/3-drivers');
      expect(moreJobOfferPath({ ...place, slugTitle: '123-456' })).toBe('/more-jobs/berlin/p/f/0b7c');
    },
  );
});
