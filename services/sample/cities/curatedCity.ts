import type { TextLanguage } from '../texts/types.ts';

/** A city with its GeoNames id and its names in the languages of the site. */
export interface CuratedCity {
  readonly id: number;
  /** The local name, also used in languages without a name of their own for the city. */
  readonly name: string;
  readonly names: Partial<Readonly<Record<TextLanguage, string>>>;
}

export const city = (id: number, name: string, names: CuratedCity['names'] = {}): CuratedCity => ({
  id,
  name,
  names,
});
