import { builder } from '../../builder/builder.ts';
import type { RedirectLink } from '../../rest/rows.ts';

export const RedirectLinkRef = builder.objectRef<RedirectLink>('RedirectLink');
