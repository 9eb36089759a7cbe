import { builder } from '../../builder/builder.ts';
import type { Ratings } from '../../rest/rows.ts';

export const RatingSummaryRef = builder.objectRef<Ratings>('RatingSummary');
