import { createHash } from 'node:crypto';

/** The name of an uploaded picture below `avatars/`, made from its content: another picture has another address. */
export const pictureName = (content: Buffer): string =>
  `upload-${createHash('sha256').update(content).digest('hex').slice(0, 40)}`;

/** Whether a name is that of an uploaded picture. The other pictures are drawn from their names. */
export const isPictureName = (name: string): boolean => /^upload-[0-9a-f]{40}$/.test(name);
