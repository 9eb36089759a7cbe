import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import type { Database } from '../../services/src/db/database.ts';
import { identitySecrets } from '../../services/src/db/schema/identity/user.ts';
import { encryptionWith, type Encryption } from './encryption.ts';

/** The keys of the service. */
export interface Secrets extends Encryption {
  readonly signingKey: CryptoKey;
  /** Verifies what the signing key signed. */
  readonly verificationKey: CryptoKey;
  /** The public half of the signing key, as clients read it. */
  readonly publicKey: JWK;
  /** The private key of the OpenID Connect servers of the hosted sign-in. Its signatures are valid nowhere else. */
  readonly serverKey: JWK;
  /** Signs the cookies of the hosted sign-in. */
  readonly cookieKey: string;
  /** A hash that nobody can compute without the key: for codes, and for the answers about unknown accounts. */
  readonly keyedHash: (text: string) => Buffer;
}

const newSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' });
};

const newSecret = async (): Promise<string> => randomBytes(32).toString('base64url');

/** Returns the stored value; the first process creates it. */
const sharedValue = async (
  { orm }: Database,
  { encrypt, decrypt }: Encryption,
  name: string,
  create: () => Promise<string>,
): Promise<string> => {
  const find = () => orm.select().from(identitySecrets).where(eq(identitySecrets.name, name));
  let [stored] = await find();
  if (stored === undefined) {
    await orm
      .insert(identitySecrets)
      .values({ name, value: await encrypt(await create()) })
      .onConflictDoNothing();
    [stored] = await find();
  }
  try {
    return await decrypt(stored?.value ?? '');
  } catch (cause) {
    throw new StartFault(
      'The keys of the identity service cannot be read: IDENTITY_SECRET is not the one that this database was created with.',
      { cause },
    );
  }
};

/** Reads the keys from the database; the first start creates them. */
export const loadSecrets = async (database: Database, key: Uint8Array): Promise<Secrets> => {
  const encryption = encryptionWith(key);
  const privateKey = JSON.parse(await sharedValue(database, encryption, 'signing', newSigningKey)) as JWK;
  const hashKey = await sharedValue(database, encryption, 'hash', newSecret);
  const { kty, n, e, kid, alg, use } = privateKey;
  const publicKey = { kty, n, e, kid, alg, use } as JWK;
  return {
    ...encryption,
    signingKey: (await importJWK(privateKey, 'RS256')) as CryptoKey,
    verificationKey: (await importJWK(publicKey, 'RS256')) as CryptoKey,
    publicKey,
    serverKey: JSON.parse(await sharedValue(database, encryption, 'servers', newSigningKey)) as JWK,
    cookieKey: await sharedValue(database, encryption, 'cookies', newSecret),
    keyedHash: (text) => createHmac('sha256', hashKey).update(text).digest(),
  };
};
