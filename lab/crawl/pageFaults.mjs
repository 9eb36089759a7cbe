// The faults of a single page.
import { defaultLanguage, languages } from '../../scripts/languages.mjs';
import { structuredDataFaults } from './structuredData.mjs';

const languageOf = (path) => {
  const [, first = ''] = path.split('/');
  return languages.includes(first) ? first : defaultLanguage;
};

const thingsOf = (texts) =>
  texts.flatMap((text) => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  });

const breadcrumbAndDataFaults = (url, { things, trail }) => {
  const isFullTime = new URL(url).pathname.split('/').includes('more-jobs');
  const faults = things.flatMap((text) =>
    structuredDataFaults(text, { isFullTime }).map((fault) => `structured data: ${fault}`),
  );
  const known = thingsOf(things);
  const list = known.find((thing) => thing['@type'] === 'BreadcrumbList');
  const names = (list?.itemListElement ?? []).map(({ name }) => name);
  if (JSON.stringify(names) !== JSON.stringify(trail))
    faults.push('structured data: differs from the visible breadcrumbs');
  if (known.filter((thing) => thing['@type'] === 'JobPosting').length > 1)
    faults.push('structured data: more than one JobPosting');
  return faults;
};

const indexingFaults = (url, { canonical, description, alternates, language }) => {
  const own = new URL(url);
  const faults = [];
  if (own.search === '' && canonical !== url) faults.push(`canonical: ${canonical}`);
  if (own.search !== '' && canonical !== own.origin + own.pathname) faults.push(`canonical: ${canonical}`);
  if (!description) faults.push('no description');
  if (alternates.get(language) !== canonical) faults.push('hreflang: does not name the page itself');
  if (alternates.has('en') && alternates.get('x-default') !== alternates.get('en'))
    faults.push('hreflang: x-default is not the English page');
  return faults;
};

/** Returns all faults of a page that answered 200. */
export const pageFaults = (url, facts) => {
  const faults = [...breadcrumbAndDataFaults(url, facts), ...facts.markup.map((fault) => `markup: ${fault}`)];
  if (facts.language !== languageOf(new URL(url).pathname)) faults.push(`lang="${facts.language}"`);
  if (facts.titles !== 1 || facts.title === '') faults.push(`${facts.titles} titles`);
  if (facts.headings !== 1) faults.push(`${facts.headings} h1`);
  if (!facts.image) faults.push('no og:image');
  if (facts.noindex && (facts.canonical || facts.alternates.size > 0))
    faults.push('noindex with canonical or alternates');
  if (!facts.noindex) faults.push(...indexingFaults(url, facts));
  return faults;
};
