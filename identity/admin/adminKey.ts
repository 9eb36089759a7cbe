import { createHmac } from 'node:crypto';

/** The key of the admin interface when none is set: derived, so that services and identity service agree on it. */
export const adminKeyFrom = (masterKey: Uint8Array): string =>
  createHmac('sha256', masterKey).update('admin interface').digest('base64url');
