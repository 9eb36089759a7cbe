// Parses the facts of a page that a crawl checks.
import { parse } from 'node-html-parser';
import { markupFaults } from './markupFaults.mjs';

const parseOptions = { comment: false, blockTextElements: { script: true, style: false } };

/** Returns the metadata, links and structured data of a document. */
export const pageFacts = (html, url) => {
  const document = parse(html, parseOptions);
  const attribute = (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null;
  const alternates = new Map(
    document
      .querySelectorAll('head link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
  const { origin } = new URL(url);
  const links = document
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href'), url))
    .filter((link) => link.origin === origin)
    .map((link) => link.origin + link.pathname + link.search);
  const things = document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => textContent);
  const trail = document.querySelectorAll('nav[data-trail] li').map(({ textContent }) => textContent.trim());
  return {
    language: attribute('html', 'lang'),
    title: document.querySelector('head title')?.textContent ?? '',
    titles: document.querySelectorAll('head title').length,
    description: attribute('head meta[name="description"]', 'content'),
    canonical: attribute('head link[rel="canonical"]', 'href'),
    noindex: /noindex/.test(attribute('head meta[name="robots"]', 'content') ?? ''),
    image: attribute('head meta[property="og:image"]', 'content'),
    headings: document.querySelectorAll('h1').length,
    alternates,
    links: [...new Set(links)],
    things,
    trail,
    markup: markupFaults(document),
  };
};
