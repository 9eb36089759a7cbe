import { ImproperTransformation } from '../improperTransformation.ts';
import { type PictureKind, pictureKind } from '../pictures.ts';

/** What a picture for sharing shows. */
export interface SocialCard {
  readonly title: string;
  readonly kicker: string;
  readonly figures: readonly string[];
  readonly brand: string;
  readonly picture: { readonly kind: PictureKind; readonly slug: string } | undefined;
}

const LONGEST = { title: 160, kicker: 80, figure: 40, brand: 40 };
const MOST_FIGURES = 3;

type Asked = Readonly<Record<string, unknown>>;

const textsOf = (asked: Asked, name: keyof typeof LONGEST): string[] =>
  [asked[name] ?? []].flat().map((value) => {
    const text = String(value).replace(/\s+/g, ' ').trim();
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (text.length > LONGEST[name] || /[\u0000-\u001f\u007f]/.test(text))
      throw new ImproperTransformation(name, `At most ${LONGEST[name]} characters, none for control`);
    return text;
  });

const one = (texts: readonly string[], name: string): string => {
  if (texts.length > 1) throw new ImproperTransformation(name, 'Give it once');
  return texts[0] ?? '';
};

const pictureOf = (asked: unknown): SocialCard['picture'] => {
  if (asked === undefined) return undefined;
  const [name = '', slug = '', ...more] = String(asked).toLowerCase().split('/');
  const kind = more.length === 0 ? pictureKind(name, slug) : undefined;
  if (kind === undefined) throw new ImproperTransformation('picture', 'There is no such picture');
  return { kind, slug };
};

/** Reads the query of a picture for sharing. Everything in it is bounded: so is what can be drawn by it. */
export const parseSocialCard = (asked: Asked): SocialCard => {
  const title = one(textsOf(asked, 'title'), 'title');
  if (title === '') throw new ImproperTransformation('title', 'A title is needed');
  const figures = textsOf(asked, 'figure');
  if (figures.length > MOST_FIGURES) throw new ImproperTransformation('figure', `At most ${MOST_FIGURES}`);
  return {
    title,
    kicker: one(textsOf(asked, 'kicker'), 'kicker'),
    figures,
    brand: one(textsOf(asked, 'brand'), 'brand'),
    picture: pictureOf(asked['picture']),
  };
};
