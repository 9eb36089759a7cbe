import { builder } from '../../builder/builder.ts';
import type { Review } from '../../rest/rows.ts';

export const ReviewRef = builder.objectRef<Review>('Review');
