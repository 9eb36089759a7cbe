import { expect, test } from '../harness/test.ts';

interface Review {
  readonly username: string;
  readonly rating: number;
  readonly reviewText: string;
  readonly city: {
    readonly name: string;
    readonly slug: string;
    readonly country: { readonly name: string };
  };
  readonly partner: { readonly name: string; readonly slug: string };
}

/** All reviews with a text, in the language of the page. */
const writtenReviews = async (services: string): Promise<Review[]> => {
  const all: Review[] = [];
  for (let page = 1; ; page += 1) {
    const query = `with_text=true&limit=200&expand=city,partner&page=${page}`;
    const answer = await fetch(`${services}/web-api/en/reviews/latest?${query}`);
    const { items } = (await answer.json()) as { items: Review[] };
    all.push(...items);
    if (items.length < 200) return all;
  }
};

test(
  'guests read reviews of an offer, a company and a city: who wrote them, where, how many stars, and about what',
  { tag: ['@R1.03', '@R2.179', '@R2.181', '@R2.182', '@R2.183', '@R2.184'] },
  async ({ serverPage: page, product }) => {
    const reviews = await writtenReviews(product.services);
    for (const [path, withOffer] of [
      ['/berlin/swiftbite', false],
      ['/company/swiftbite/germany', true],
      ['/berlin', true],
    ] as const) {
      await page.goto(path);
      const article = page.locator('article:has(> p[lang])').first();
      const [name, place] = await article.locator('header p').allTextContents();
      const text = await article.locator('> p[lang]').textContent();
      const stars = await article.getByText(/ out of 5 stars$/).textContent();
      const link = article.getByRole('link', { name: / in / });
      const target = withOffer ? await link.getAttribute('href') : null;
      const shown = reviews.find(
        (review) =>
          review.reviewText === text &&
          (review.username || 'Anonymous') === name &&
          `${review.city.name}, ${review.city.country.name}` === place &&
          `${review.rating} out of 5 stars` === stars &&
          (!withOffer || `/${review.city.slug}/${review.partner.slug}` === target),
      );
      expect(shown, `${path} shows ${name}, ${place}, ${stars}, ${target}: ${text}`).toBeDefined();
    }
  },
);
