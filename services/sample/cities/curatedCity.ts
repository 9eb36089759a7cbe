import type { TextLanguage } from '../texts/types.ts';

/** A city picked by its GeoNames id, with the names that people of each language use. */
export interface CuratedCity {
  readonly id: number;
  /** What the city calls itself, and what a language uses that has no name of its own for it. */
  readonly name: string;
  readonly names: Partial<Readonly<Record<TextLanguage, string>>>;
}

export const city = (id: number, name: string, names: CuratedCity['names'] = {}): CuratedCity => ({
  id,
  name,
  names,
});
