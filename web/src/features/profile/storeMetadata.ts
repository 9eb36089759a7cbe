import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';

/** Makes the answered metadata those of the signed-in user in the store, because they have no id that would do so. */
export const storeMetadata = (
  store: RecordSourceSelectorProxy,
  metadata: RecordProxy | null | undefined,
): void => {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (viewer && metadata) viewer.setLinkedRecord(metadata, 'metadata');
};
