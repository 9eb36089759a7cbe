import { compactDecrypt, CompactEncrypt } from 'jose';

/** Encrypts values at rest with a key that is not in the database. */
export interface Encryption {
  readonly encrypt: (text: string) => Promise<string>;
  /** Throws if the value was encrypted with another key, or was changed. */
  readonly decrypt: (value: string) => Promise<string>;
}

/** AES-256 in GCM mode. The key has 32 bytes. */
export const encryptionWith = (key: Uint8Array): Encryption => ({
  encrypt: (text) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key),
  decrypt: async (value) =>
    new TextDecoder().decode(
      (
        await compactDecrypt(value, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
      ).plaintext,
    ),
});
