import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { everyField } from '../../test/everyField.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const stack = setUpStack();

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const injection =
  '<script>x</script><p onclick="x()">{city}</p><img src="/a.jpg" loading="lazy"><figure>b</figure>';

const texts = {
  overview: injection,
  description: injection,
  earnings: injection,
  howToStart: injection,
  jobRequirementsDetails: injection,
  fees: injection,
  commonExpenses: injection,
  joiningBonus: injection,
  body: injection,
};

/** The rows of a list, or a row, with a script injection in each long text. */
const withInjections = (answer: object): Readonly<Record<string, unknown>> =>
  'items' in answer && Array.isArray(answer.items)
    ? { ...answer, items: answer.items.map((row: object) => withInjections(row)) }
    : { ...answer, ...texts };

/** The path through the data to the selected field. */
const leafOf = (value: unknown): unknown => {
  const inner: unknown = Array.isArray(value) ? value[0] : Object.values(value as object)[0];
  return typeof inner === 'object' && inner !== null ? leafOf(inner) : inner;
};

const html = everyField.filter(
  ({ document, path }) =>
    document.startsWith('query') && path.at(-1)?.description?.includes('sanitized HTML') === true,
);

const shown = async (document: string, headers: Readonly<Record<string, string>>): Promise<unknown> => {
  for (const [path, answer] of Object.entries(answers)) stack.rest.on(path, withInjections(answer));
  const { data, errors } = await stack.gateway.ask(document, { headers });
  expect(errors).toBeUndefined();
  return leafOf(data);
};

describe('texts with markup', () => {
  it('are those of cities, categories, partners, offers, full-time offers and posts', () => {
    expect(html).toHaveLength(13);
  });

  it.each(html)('$document is sanitised', async ({ document }) => {
    expect(await shown(document, {})).toMatch(
      /^<p>(?:Berlin|\{city\})<\/p><img src="\/a\.jpg" loading="lazy" \/><figure>b<\/figure>$/,
    );
  });

  it.each(html)(
    '$document has no lazy images and figures for bots',
    { tags: ['R1.41', 'R1.42'] },
    async ({ document }) => {
      expect(await shown(document, { 'user-agent': googlebot })).toMatch(/^<p>(?:Berlin|\{city\})<\/p>$/);
    },
  );
});
