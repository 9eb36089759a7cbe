import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDirectory } from '../db/embedded/makeDirectory.ts';
import { drawingVersion } from './drawingVersion.ts';

/** Keeps drawn images for the next start. Whatever fails, images are drawn anew. */
export interface ImageFiles {
  readonly read: (key: string) => Promise<Buffer | null>;
  /** Stores an image in the background. */
  readonly write: (key: string, body: Buffer) => void;
  /** Resolves when all images are stored. */
  readonly settled: () => Promise<void>;
}

interface ImageFilesOptions {
  readonly directory: string;
  readonly maxBytes: number;
  /** Space that is left to others on the same disk, such as the embedded database. */
  readonly reserveBytes?: number;
  /** Called at the first of a series of failures. */
  readonly onFailure: (error: unknown) => void;
}

const digestOf = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const digestBytes = 32;
const maxWaitingBytes = 4 * 1024 * 1024;

/** Returns the sizes of the stored files, oldest first, and removes what a process left unfinished. */
const storedFiles = async (directory: string): Promise<Map<string, number>> => {
  makeDirectory(directory);
  const files = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const path = join(directory, name);
      if (name.endsWith('.part')) return rm(path, { force: true });
      // Another process may have removed it.
      const found = await stat(path).catch(() => null);
      return found === null ? undefined : { name, bytes: found.size, time: found.mtimeMs };
    }),
  );
  const known = files.filter((file) => file !== undefined).sort((one, other) => one.time - other.time);
  return new Map(known.map(({ name, bytes }) => [name, bytes]));
};

/**
 * Images in a directory, up to a total size; the oldest are removed. Each file begins with a digest of the image, because a power cut
 * may leave it damaged. Several processes may share the directory.
 */
export const imageFiles = (options: ImageFilesOptions): ImageFiles => {
  const { directory, maxBytes, reserveBytes = 256 * 1024 * 1024, onFailure } = options;
  const nameOf = (key: string): string => digestOf(`${drawingVersion()} ${key}`).toString('base64url');
  let files: Map<string, number> | null = null;
  let total = 0;
  let writes: Promise<unknown> = Promise.resolve();
  let hasFailed = false;
  let waitingBytes = 0;

  const store = async (key: string, body: Buffer): Promise<void> => {
    if (files === null) {
      files = await storedFiles(directory);
      total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    }
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < reserveBytes + body.length) return;
    const name = nameOf(key);
    const path = join(directory, name);
    const part = `${path}.${process.pid}.part`;
    try {
      await writeFile(part, Buffer.concat([digestOf(body), body]));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
    const stored = digestBytes + body.length;
    total += stored - (files.get(name) ?? 0);
    files.delete(name);
    files.set(name, stored);
    for (const [oldest, bytes] of files) {
      if (total <= maxBytes) break;
      await rm(join(directory, oldest), { force: true });
      files.delete(oldest);
      total -= bytes;
    }
  };

  return {
    read: async (key) => {
      const content = await readFile(join(directory, nameOf(key))).catch(() => null);
      if (content === null) return null;
      const body = content.subarray(digestBytes);
      return content.subarray(0, digestBytes).equals(digestOf(body)) ? body : null;
    },
    write: (key, body) => {
      // A slow disk must not fill the memory.
      if (waitingBytes + body.length > maxWaitingBytes) return;
      waitingBytes += body.length;
      writes = writes
        .then(() => store(key, body))
        .finally(() => (waitingBytes -= body.length))
        .then(
          () => (hasFailed = false),
          (error: unknown) => {
            if (!hasFailed) onFailure(error);
            hasFailed = true;
          },
        );
    },
    settled: async () => void (await writes),
  };
};
