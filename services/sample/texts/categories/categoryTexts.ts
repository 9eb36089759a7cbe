import type { CategoryKey } from '../kinds.ts';
import { categoryKeys } from '../kinds.ts';
import type { CategoryText } from '../types.ts';

/** Name, slug, the subject of the header ("Delivery jobs") and the first sentence of the overview. */
export type CategorySource = readonly [name: string, slug: string, subject: string, about: string];

export interface CategoryFrame {
  /** With `{subject}` and `{city}`. */
  header: string;
  /** Closes the overview; with `{city}`. */
  overviewEnd: string;
}

export const categoryTexts = (
  frame: CategoryFrame,
  sources: Record<CategoryKey, CategorySource>,
): Record<CategoryKey, CategoryText> => {
  const entries = categoryKeys.map((key) => {
    const [name, slug, subject, about] = sources[key];
    const header = frame.header.replace('{subject}', subject);
    return [key, { name, slug, header, overview: `${about} ${frame.overviewEnd}` }] as const;
  });
  return Object.fromEntries(entries) as Record<CategoryKey, CategoryText>;
};
