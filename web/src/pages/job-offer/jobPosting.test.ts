// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jobPosting } from './jobPosting.ts';

const facts = {
  id: 'Sm9i',
  url: 'https://site.example/berlin/swiftbite',
  title: 'Bike courier',
  texts: ['<p>Ride.</p>', null, '<p>A bike.</p>'],
  city: 'Berlin',
  state: null,
  countryCode: 'DE',
  company: 'Swiftbite',
  companyLogo: 'https://site.example/images/swiftbite',
  companyWebsite: 'https://www.swiftbite.example',
  datePosted: '2026-03-01T08:00:00Z',
  isDirectApply: false,
  type: 'FREELANCE',
  validThrough: null,
} as const;

const whole = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Bike courier',
  description: '<p>Ride.</p><p>A bike.</p>',
  datePosted: '2026-03-01T08:00:00Z',
  employmentType: 'CONTRACTOR',
  identifier: { '@type': 'PropertyValue', name: 'Swiftbite', value: 'Sm9i' },
  url: 'https://site.example/berlin/swiftbite',
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Swiftbite',
    logo: 'https://site.example/images/swiftbite',
    sameAs: 'https://www.swiftbite.example/',
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
  },
  directApply: false,
};

describe('jobPosting', () => {
  it('has the region of a city in a country with states, unless the structured data name one', () => {
    const addressOf = (data: unknown) => {
      const { jobLocation } = jobPosting(data, { ...facts, city: 'Tucson', state: 'az', countryCode: 'US' });
      return (jobLocation as { address: unknown }).address;
    };
    const address = { '@type': 'PostalAddress', addressLocality: 'Tucson', addressCountry: 'US' };
    expect(addressOf(null)).toEqual({ ...address, addressRegion: 'AZ' });
    const named = { jobLocation: { address: { addressRegion: 'Arizona' } } };
    expect(addressOf(named)).toEqual({ ...address, addressRegion: 'Arizona' });
  });

  it.each([
    ['https://jobs.fahrwerk.example/de', 'https://jobs.fahrwerk.example/de'],
    ['http://löwenherz.example', 'http://xn--lwenherz-n4a.example/'],
    ['javascript:alert(1)', undefined],
    ['www.fahrwerk.example', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('names the own site of the company: %j', (companyWebsite, sameAs) => {
    const { hiringOrganization } = jobPosting(null, { ...facts, companyWebsite });
    expect((hiringOrganization as { sameAs?: string }).sameAs).toBe(sameAs);
    const named = { hiringOrganization: { sameAs: 'https://parent.example/' } };
    expect(jobPosting(named, { ...facts, companyWebsite }).hiringOrganization).toMatchObject({
      sameAs: 'https://parent.example/',
    });
  });

  it('completes the structured data with the fields of the offer', { tags: ['R2.109'] }, () => {
    const data = {
      title: 'Rider',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Berlin Mitte' },
      },
    };
    expect(jobPosting(data, facts)).toEqual({
      ...whole,
      title: 'Rider',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Berlin Mitte', addressCountry: 'DE' },
      },
    });
  });

  it('keeps the values of the data, except for direct applying and pay', () => {
    const data = {
      datePosted: '2026-01-01',
      employmentType: 'INTERN',
      directApply: true,
      baseSalary: { value: 12 },
    };
    const posting = jobPosting(data, { ...facts, validThrough: '2026-12-31' });
    expect(posting).toMatchObject({
      datePosted: '2026-01-01',
      employmentType: 'INTERN',
      validThrough: '2026-12-31',
      directApply: false,
    });
    expect(posting).not.toHaveProperty('baseSalary');
  });

  it('is built from the offer alone when the data are missing or not a JSON object', () => {
    for (const data of [null, undefined, '', '{', [], 3]) expect(jobPosting(data, facts)).toEqual(whole);
  });
});
