import { builder } from '../../builder/builder.ts';
import type { ReviewOpportunity } from '../../rest/rows.ts';

export const ReviewOpportunityRef = builder.objectRef<ReviewOpportunity>('ReviewOpportunity');
