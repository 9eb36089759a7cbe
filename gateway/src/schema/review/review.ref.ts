import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import type { Review } from '../../rest/rows.ts';

export const ReviewRef = builder.objectRef<Review>('Review');

export const ReviewConnectionRef = connectionType('Review', ReviewRef, 'reviews');
