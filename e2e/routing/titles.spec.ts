import { live } from '../more-jobs/jobs.ts';
import german from '../../locales/de.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';
import { staticPages } from './staticPages.ts';

const lead = '0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f';
const { place: jobs, id: jobId, slug: jobSlug } = live;

/** The full title of each kind of page. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Find gig work in your city | Citygigs',
  '/about': 'About Citygigs | Citygigs',
  '/contact': 'Contact | Citygigs',
  '/terms': 'Terms of use | Citygigs',
  '/policy': 'Privacy policy | Citygigs',
  '/offline': 'You’re offline | Citygigs',
  '/blog': 'Gig work: tips and guides | Citygigs',
  '/blog/page-2': 'Gig work: tips and guides – Page 2 | Citygigs',
  '/blog/your-first-gig-job': 'Your first gig: how to begin | Citygigs',
  '/companies': 'Companies | Citygigs',
  '/companies/page-2': 'Companies – Page 2 | Citygigs',
  '/company/swiftbite': 'Swiftbite | Citygigs',
  '/company/swiftbite/germany': 'Swiftbite – Germany | Citygigs',
  '/company/swiftbite/germany/berlin': 'Swiftbite – Berlin, Germany | Citygigs',
  '/more-jobs?city=': 'More jobs: full-time work | Citygigs',
  '/more-jobs/page-2': 'More jobs: full-time work – Page 2 | Citygigs',
  [`${jobs}/${jobSlug}`]: 'Elektroniker (m/w/d) at Hammerhare in Berlin | Citygigs',
  [`/redirect${jobs}/${jobId}`]: 'Taking you to Hammerhare | Citygigs',
  '/compare': 'Compare gigs | Citygigs',
  '/search': 'Search | Citygigs',
  '/search?q=ulm': 'Results for “ulm” | Citygigs',
  '/near-me': 'Gigs near you | Citygigs',
  '/near-me?country=de': 'Gigs near you | Citygigs',
  '/near-me?lat=52.52&lng=13.4': 'Gigs near you | Citygigs',
  '/near-me?country=zz': 'Gigs near you | Citygigs',
  '/calculator': 'Pay calculator | Citygigs',
  '/calculator?country=fr&by=car': 'Pay calculator | Citygigs',
  '/calculator?country=zz': 'Pay calculator | Citygigs',
  '/job-requirements-de': 'Gig requirements: Germany | Citygigs',
  '/my-desk/jobs': 'My desk | Citygigs',
  '/profile/user': 'Your profile | Citygigs',
  '/berlin': 'Side jobs in Berlin | Citygigs',
  '/berlin/page-2': 'Side jobs in Berlin – Page 2 | Citygigs',
  '/berlin/delivery-c': 'Delivery jobs in Berlin | Citygigs',
  '/berlin/delivery-c/page-2': 'Delivery jobs in Berlin – Page 2 | Citygigs',
  '/berlin/glowclean': 'Glowclean gigs in Berlin | Citygigs',
  '/redirect/berlin/parcelpath': 'This gig is closed | Citygigs',
  [`/direct/${lead}`]: 'Applying on this site | Citygigs',
  '/404': 'Page not found | Citygigs',
  '/nowhere-at-all': 'Page not found | Citygigs',
  '/%E0%A4%A': 'This address isn’t valid | Citygigs',
  '/de': 'Finde App-Jobs in deiner Stadt | Citygigs',
  '/de/berlin': 'Nebenjobs in Berlin | Citygigs',
  '/de/%E0%A4%A': 'Diese Adresse ist ungültig | Citygigs',
};

test('each kind of page has its title', { tag: ['@R9.51'] }, async ({ product }) => {
  for (const [path, title] of Object.entries(titles)) {
    const { text } = await rawRequest(product.web, path);
    const sent = [...text.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, words]) => words);
    expect.soft(sent, path).toEqual([title]);
  }
});

test('each static page has the title of its catalogue', { tag: ['@R9.51'] }, async ({ serverPage: page }) => {
  test.slow();
  for (const word of staticPages)
    for (const [prefix, texts] of [
      ['', english],
      ['/de', german],
    ] as const) {
      const title = texts[`${word}.title`].replace('{product}', 'Citygigs');
      await page.goto(`${prefix}/${word}`);
      await expect.soft(page, prefix + word).toHaveTitle(`${title} | Citygigs`);
      await expect.soft(page.getByRole('heading', { level: 1 }), prefix + word).toHaveText(title);
    }
});

test('the title changes as the visitor navigates', { tag: ['@R9.51'] }, async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About Citygigs | Citygigs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Berlin', exact: true }).first().click();
  await expect(page).toHaveTitle('Side jobs in Berlin | Citygigs');
  await expect(page.locator('head title')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle('About Citygigs | Citygigs');
});
