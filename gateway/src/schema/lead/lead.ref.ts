import { builder } from '../../builder/builder.ts';
import type { Lead } from '../../rest/rows.ts';

export const LeadRef = builder.objectRef<Lead>('Lead');
