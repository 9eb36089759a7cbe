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

type Asked = Readonly<Record<string, unknown>>;

const textsOf = (asked: Asked, name: keyof typeof maxLength): string[] =>
  [asked[name] ?? []].flat().map((value) => {
    const text = String(value).replace(/\s+/g, ' ').trim();
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (text.length > maxLength[name] || /[\u0000-\u001f\u007f]/.test(text))
      throw new ImproperTransformation(name, `At most ${maxLength[name]} characters, none for control`);
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

/** Reads the query of a picture for sharing. Every value has a limit, so that the cost of drawing has one too. */
export const parseSocialCard = (asked: Asked): SocialCard => {
  const title = one(textsOf(asked, 'title'), 'title');
  if (title === '') throw new ImproperTransformation('title', 'A title is needed');
  const figures = textsOf(asked, 'figure');
  if (figures.length > maxFigures) throw new ImproperTransformation('figure', `At most ${maxFigures}`);
  return {
    title,
    kicker: one(textsOf(asked, 'kicker'), 'kicker'),
    figures,
    brand: one(textsOf(asked, 'brand'), 'brand'),
    picture: pictureOf(asked['picture']),
  };
};
