import { join } from 'node:path';

/** The file of the key that encrypts the secrets of the identity service, used without the setting IDENTITY_SECRET. */
export const identityKeyFile = (dataDir: string): string => join(dataDir, 'identity.key');
