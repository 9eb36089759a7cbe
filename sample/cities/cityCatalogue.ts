import { z } from 'zod';
import { textLanguages } from '../texts/readTexts.ts';
import list from './cities.json' with { type: 'json' };

const CuratedCity = z.strictObject({
  /** The id at GeoNames. */
  id: z.int().positive(),
  /** The local name, also used in languages without a name of their own for the city. */
  name: z.string().min(1),
  names: z.partialRecord(z.enum(textLanguages), z.string().min(1)).default({}),
  /** Short and alternative names. */
  aliases: z.array(z.string().min(1)).default([]),
});

/** All sample cities with curated names. */
export const cityCatalogue = z.array(CuratedCity).parse(list);
