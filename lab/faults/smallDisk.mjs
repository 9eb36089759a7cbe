// A disk of its own that can be full, which only root may mount.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const diskMb = 700;

/** Mounts a small disk. @returns its folder, and a function that removes it; null without the right to mount */
export const mountDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  const remove = () => {
    if (isMounted) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (isMounted) return { folder, remove };
  remove();
  return null;
};

/** Writes a file until nothing more fits. @returns its path */
export const fill = (folder) => {
  const file = join(folder, 'filler');
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    while (statfsSync(folder).bavail > 0) writeSync(descriptor, block);
  } catch {
    // The disk is full.
  } finally {
    closeSync(descriptor);
  }
  return file;
};
