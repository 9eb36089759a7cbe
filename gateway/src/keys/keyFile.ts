import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { z } from 'zod';

export const keyScopes = ['read', 'write'] as const;

/** How a client is named. */
export const keyName = /^[a-z0-9][a-z0-9-]{0,39}$/;

const apiKey = z.strictObject({
  name: z.string().regex(keyName),
  /** `read` keys send queries only. */
  scope: z.enum(keyScopes),
  /** How many requests within an hour; 0 for as many as it sends. */
  hourly: z.int().min(0),
  /** What is valid, as SHA-256: the key, and until a time the one that it replaces. */
  hashes: z.array(
    z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), until: z.iso.datetime().nullable() }),
  ),
});

/** A key of an internal client. The key itself is stored nowhere. */
export type ApiKey = z.output<typeof apiKey>;
export type KeyScope = ApiKey['scope'];

const keyFile = z.strictObject({
  keys: z.array(apiKey).refine((keys) => new Set(keys.map(({ name }) => name)).size === keys.length),
});

/** A new key, which begins with a word that scanners for secrets can search for. */
export const newKey = (): string => `citygigs_${randomBytes(32).toString('base64url')}`;

// Keys are random and long, so that nobody can try out all of them: a slow hash would protect them no better.
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Reads the keys. Throws if the file cannot be read or is not one of keys. */
export const readKeys = (file: string): readonly ApiKey[] => {
  const text = readFileSync(file, 'utf8');
  try {
    return keyFile.parse(JSON.parse(text)).keys;
  } catch {
    // The cause may quote what is in the file.
    throw new Error(`${file} is not a file of API keys`);
  }
};

/** The file itself, or what a link in its place leads to. */
export const keyFileOf = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

/** Gives a file the owner and the mode of another, which those who read it rely on. */
const likeFile = (file: string, { uid, gid, mode }: Stats): void => {
  const own = statSync(file);
  if (own.uid !== uid || own.gid !== gid) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o777);
};

/** Replaces the file at once, so that nobody reads half of it. Its owner and mode stay, or nothing is changed. */
export const writeKeys = (file: string, keys: readonly ApiKey[]): void => {
  const part = `${file}.${process.pid}.part`;
  const found = statSync(file, { throwIfNoEntry: false });
  try {
    writeFileSync(part, `${JSON.stringify(keyFile.parse({ keys }), null, 2)}\n`, { mode: 0o600 });
    if (found !== undefined) likeFile(part, found);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};
