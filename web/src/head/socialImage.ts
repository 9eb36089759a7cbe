/** The content of the picture that is shown when a page is shared. */
export interface SocialCard {
  /** Path of a picture at the image service: `cities/berlin`. */
  readonly picture?: string | undefined;
  /** A short text above the title, such as the city of an offer. */
  readonly kicker?: string | null | undefined;
  /** Up to three short facts, such as a rating. */
  readonly figures?: readonly (string | null | undefined)[];
}

interface Words {
  readonly title: string;
  readonly brand: string;
}

const maxLengths = { title: 160, kicker: 80, figure: 40, brand: 40 };
const maxFigures = 3;

/** The size of these pictures at the image service. */
export const socialImageSize = { width: 1200, height: 630 };

const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;

/** The path of a page's sharing picture at the image service. Texts are truncated to the limits of the service. */
export const socialImagePath = ({ picture, kicker, figures = [] }: SocialCard, words: Words): string => {
  const query = new URLSearchParams({ title: truncate(words.title, maxLengths.title) });
  if (kicker) query.set('kicker', truncate(kicker, maxLengths.kicker));
  if (picture !== undefined) query.set('picture', picture);
  for (const figure of figures.filter((text) => text).slice(0, maxFigures))
    query.append('figure', truncate(String(figure), maxLengths.figure));
  query.set('brand', truncate(words.brand, maxLengths.brand));
  return `/social?${query.toString()}`;
};
