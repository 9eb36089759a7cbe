import { builder } from '../../builder/builder.ts';
import type { Category } from '../../rest/rows.ts';

export const CategoryRef = builder.objectRef<Category>('Category');
