/** The size of the pictures that are shown when a page is shared. */
export const socialImageSize = { width: 1200, height: 630 };

/** What a page's picture shows: `site`, or a kind and the slugs that name one, such as `offers/berlin/swiftbite`. */
export type SocialCard =
  | 'site'
  | `${'cities' | 'partners' | 'posts'}/${string}`
  | `${'city-categories' | 'offers'}/${string}/${string}`;

/** The path of a page's sharing picture at the image service, which knows its texts. */
export const socialImagePath = (language: string, card: SocialCard): string => `/social/${language}/${card}`;
