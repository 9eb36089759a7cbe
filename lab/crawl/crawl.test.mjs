import { describe, expect, it } from 'vitest';
import { pageFacts } from './pageFacts.mjs';
import { pageFaults } from './pageFaults.mjs';
import { siteFaults } from './siteFaults.mjs';
import { structuredDataFaults } from './structuredData.mjs';

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Bike courier',
  description: '<p>Ride.</p>',
  datePosted: '2026-03-01T08:00:00.000Z',
  employmentType: 'CONTRACTOR',
  hiringOrganization: { '@type': 'Organization', name: 'Swiftbite' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
  },
  directApply: false,
};
const without = (field) => JSON.stringify({ ...posting, [field]: undefined });

describe('structured data', () => {
  it('accepts a complete job posting', () => {
    expect(structuredDataFaults(JSON.stringify(posting))).toEqual([]);
  });

  it.each(Object.keys(posting).filter((field) => !field.startsWith('@')))('requires %s', (field) => {
    expect(structuredDataFaults(without(field))).toEqual([`JobPosting.${field}`]);
  });

  it('rejects pay without an amount, an incomplete address and an invalid date', () => {
    const wrong = [
      ['baseSalary', { value: 12 }],
      ['jobLocation', { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Berlin' } }],
      ['validThrough', 'soon'],
    ];
    for (const [field, value] of wrong)
      expect(structuredDataFaults(JSON.stringify({ ...posting, [field]: value }))).toEqual([
        `JobPosting.${field}`,
      ]);
  });

  it('has the pay of a full-time offer, and none of a gig', () => {
    const paid = (value) =>
      JSON.stringify({
        ...posting,
        employmentType: ['FULL_TIME', 'TEMPORARY'],
        baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value },
      });
    const right = paid({ '@type': 'QuantitativeValue', minValue: 42_000, unitText: 'YEAR' });
    const wrong = paid({ '@type': 'QuantitativeValue', minValue: 42_000, unitText: 'year' });
    expect(structuredDataFaults(right, { isFullTime: true })).toEqual([]);
    expect(structuredDataFaults(wrong, { isFullTime: true })).toEqual(['JobPosting.baseSalary']);
    expect(structuredDataFaults(right)).toEqual(['JobPosting.baseSalary']);
  });

  it('must be JSON of a known type', () => {
    expect(structuredDataFaults('{')).toEqual(['not JSON']);
    expect(structuredDataFaults('{"@context":"https://schema.org","@type":"Recipe"}')).toEqual([
      'unknown type Recipe',
    ]);
  });

  it('requires at least one rating of an employer', () => {
    const rating = (ratingCount) =>
      JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'EmployerAggregateRating',
        itemReviewed: posting.hiringOrganization,
        ratingValue: 4.1,
        ratingCount,
      });
    expect(structuredDataFaults(rating(3))).toEqual([]);
    expect(structuredDataFaults(rating(0))).toEqual(['EmployerAggregateRating.ratingCount']);
  });
});

const url = 'https://site.example/de/berlin';
const html = `<!doctype html><html lang="de"><head><title>Berlin | Site</title>
  <meta name="description" content="Jobs in Berlin"><link rel="canonical" href="${url}">
  <link rel="alternate" hreflang="de" href="${url}"><meta property="og:image" content="https://site.example/i">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Start","item":"https://site.example/de"},{"@type":"ListItem","position":2,"name":"Berlin"}]}</script>
  </head><body><nav data-trail=""><ol><li><a href="/de">Start</a></li><li>Berlin</li></ol></nav>
  <h1>Berlin</h1><a href="/de/berlin/x?a=1#b">x</a><a href="https://other.example/">o</a></body></html>`;
const change = (from, to) => pageFaults(url, pageFacts(html.replace(from, to), url));

describe('a page', () => {
  it('is parsed into its links and its metadata', () => {
    const facts = pageFacts(html, url);
    expect(facts).toMatchObject({ language: 'de', title: 'Berlin | Site', canonical: url, noindex: false });
    expect(facts.links).toEqual(['https://site.example/de', 'https://site.example/de/berlin/x?a=1']);
    expect(pageFaults(url, facts)).toEqual([]);
  });

  it.each([
    ['lang="de"', 'lang="en"', 'lang="en"'],
    ['rel="canonical" href="https://site.example/de/berlin"', 'rel="canonical" href="/x"', 'canonical: /x'],
    ['<meta name="description"', '<meta name="other"', 'no description'],
    ['<h1>Berlin</h1>', '', '0 h1'],
    ['<li>Berlin</li>', '<li>Köln</li>', 'structured data: differs from the visible breadcrumbs'],
    ['property="og:image"', 'property="og:other"', 'no og:image'],
  ])('has a fault if %s is replaced by %s', (from, to, fault) => {
    expect(change(from, to)).toContain(fault);
  });
});

describe('the pages of a site', () => {
  const page = (path, more = {}) => [
    `https://site.example${path}`,
    {
      language: 'en',
      title: path,
      description: path,
      canonical: `https://site.example${path}`,
      noindex: false,
      alternates: new Map(),
      ...more,
    },
  ];

  it('must not share a title, description or canonical', () => {
    const pages = new Map([
      page('/a'),
      page('/b', { title: '/a' }),
      page('/c', { canonical: 'https://site.example/a' }),
    ]);
    expect(siteFaults(pages).faults).toEqual([
      ['https://site.example/b', 'same title as https://site.example/a: /a'],
      ['https://site.example/c', 'same canonical as https://site.example/a: https://site.example/a'],
    ]);
  });

  it('must name each other as alternates', () => {
    const both = new Map([
      ['en', 'https://site.example/a'],
      ['de', 'https://site.example/de/a'],
    ]);
    const german = { language: 'de', alternates: both };
    const among = (...of) => siteFaults(new Map([page('/a', { alternates: both }), ...of]));
    expect(among(page('/de/a', german))).toEqual({ faults: [], pairs: 4 });
    expect(among(page('/de/a', { language: 'de' })).faults).toHaveLength(2);
    expect(among(page('/de/a', { ...german, noindex: true })).faults).toEqual([
      ['https://site.example/a', 'hreflang: https://site.example/de/a (de) is not indexable'],
    ]);
    const moved = new Set(['https://site.example/de/a']);
    expect(siteFaults(new Map([page('/a', { alternates: both })]), moved).faults).toEqual([
      ['https://site.example/a', 'hreflang: https://site.example/de/a (de) redirects'],
    ]);
  });
});
