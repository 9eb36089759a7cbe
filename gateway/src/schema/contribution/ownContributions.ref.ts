import { builder } from '../../builder/builder.ts';
import type { MyContributions } from '../../rest/rows.ts';

export const OwnContributionsRef = builder.objectRef<MyContributions>('OwnContributions');
