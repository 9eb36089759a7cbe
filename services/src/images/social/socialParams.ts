import { ImproperTransformation } from '../improperTransformation.ts';
import { type PictureKind, pictureKind } from '../pictures.ts';

/** The content of a picture for sharing. */
export interface SocialCard {
  readonly title: string;
  readonly kicker: string;
  readonly figures: readonly string[];
  readonly brand: string;
  readonly picture: { readonly kind: PictureKind; readonly slug: string } | undefined;
}

const maxLength = { title: 160, kicker: 80, figure: 40, brand: 40 };
const maxFigures = 3;

type Query = Readonly<Record<string, unknown>>;

const textsOf = (query: Query, name: keyof typeof maxLength): string[] =>
  [query[name] ?? []].flat().map((value) => {
    const text = String(value).replace(/\s+/g, ' ').trim();
    // oxlint-disable-next-line no-control-regex -- the pattern must match control characters
    if (text.length > maxLength[name] || /[\u0000-\u001f\u007f]/.test(text))
      throw new ImproperTransformation(
        name,
        `At most ${maxLength[name]} characters, without control characters`,
      );
    return text;
  });

const single = (texts: readonly string[], name: string): string => {
  if (texts.length > 1) throw new ImproperTransformation(name, 'Only one value is allowed');
  return texts[0] ?? '';
};

const pictureOf = (value: unknown): SocialCard['picture'] => {
  if (value === undefined) return undefined;
  const [name = '', slug = '', ...more] = String(value).toLowerCase().split('/');
  const kind = more.length === 0 ? pictureKind(name, slug) : undefined;
  if (kind === undefined) throw new ImproperTransformation('picture', 'There is no such picture');
  return { kind, slug };
};

/** Parses the query of a picture for sharing. Limits every value, which also limits the cost of drawing. */
export const parseSocialCard = (query: Query): SocialCard => {
  const title = single(textsOf(query, 'title'), 'title');
  if (title === '') throw new ImproperTransformation('title', 'A title is required');
  const figures = textsOf(query, 'figure');
  if (figures.length > maxFigures)
    throw new ImproperTransformation('figure', `At most ${maxFigures} figures`);
  return {
    title,
    kicker: single(textsOf(query, 'kicker'), 'kicker'),
    figures,
    brand: single(textsOf(query, 'brand'), 'brand'),
    picture: pictureOf(query['picture']),
  };
};
