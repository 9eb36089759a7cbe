import type { PictureKind } from '../pictures.ts';

/** The content of a picture for sharing. */
export interface SocialCard {
  readonly title: string;
  /** A short text above the title, or nothing. */
  readonly kicker: string;
  /** The mean pay and what it is from, as sentences; null where none is known. */
  readonly pay: { readonly amount: string; readonly answers: string } | null;
  /** Short facts. */
  readonly figures: readonly string[];
  /** The name of the site. */
  readonly brand: string;
  readonly picture: { readonly kind: PictureKind; readonly slug: string } | undefined;
}
