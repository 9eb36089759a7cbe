/** Mutations write, and what belongs to the signed-in user has no answer for a guest; neither is recorded. */
export const isRecorded = ({ kind, rootFields }) => kind === 'query' && !rootFields.includes('viewer');
