import { builder } from '../../builder/builder.ts';
import type { SavedSearch } from '../../rest/rows.ts';

export const SavedSearchRef = builder.objectRef<SavedSearch>('SavedSearch');
