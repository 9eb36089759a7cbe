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

test(
  'guests read reviews of an offer, a company and a city: who wrote them, where, how many stars, and about what',
  { tag: ['@R1.03', '@R2.179', '@R2.181', '@R2.182', '@R2.183', '@R2.184'] },
  async ({ serverPage: page, product, upstream }) => {
    for (const [path, withOffer] of [
      ['/berlin/swiftbite', false],
      ['/company/swiftbite/germany', true],
      ['/berlin', true],
    ] as const) {
      await upstream.clear();
      await page.goto(path);
      const [call] = await upstream.calls({ path: /\/reviews\/latest$/ });
      const query = new URLSearchParams(call?.query as Record<string, string>);
      const answer = await fetch(`${product.services}${call?.path}?${query}`);
      const { items } = (await answer.json()) as { items: Review[] };
      const named = items.find(({ username, reviewText }) => username !== '' && reviewText !== '');
      if (named === undefined) throw new Error(`${path} shows no review with a name and a text`);
      const { username, rating, reviewText, city, partner } = named;
      const article = page.getByRole('article', { name: username }).filter({ hasText: reviewText });
      await expect(article).toBeVisible();
      await expect(article).toContainText(`${city.name}, ${city.country.name}`);
      await expect(article).toContainText(`${rating} out of 5 stars`);
      if (!withOffer) continue;
      const link = article.getByRole('link', { name: `${partner.name} in ${city.name}` });
      await expect(link).toHaveAttribute('href', `/${city.slug}/${partner.slug}`);
    }
  },
);
