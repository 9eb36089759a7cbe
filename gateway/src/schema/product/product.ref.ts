import { builder } from '../../builder/builder.ts';
import type { Product } from '../../rest/rows.ts';

export const ProductRef = builder.objectRef<Product>('Product');
