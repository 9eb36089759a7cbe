import { builder } from '../../builder/builder.ts';
import type { EndedAlert, SavedSearch } from '../../rest/rows.ts';

export const SavedSearchRef = builder.objectRef<SavedSearch>('SavedSearch');
export const EndedAlertRef = builder.objectRef<EndedAlert>('EndedAlert');
