import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./readerProcess.ts', import.meta.url));

/** How a process ends that could not read the picture. */
export const unusableExitCode = 3;

const maxMilliseconds = 15_000;
const maxOutputBytes = 4 * 1024 * 1024;

/**
 * Makes the square of a picture in a process of its own: what decoders allocate is given back when it ends, whatever becomes of them,
 * and it has no secrets. Resolves with null if the picture cannot be read, or not in time.
 */
export const readApart = (file: Buffer, side: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      env: {},
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      timeout: maxMilliseconds,
    } as const;
    const reader = execFile(process.execPath, [program, String(side)], options, (error, square) => {
      if (error === null) resolve(square);
      else if (error.code === unusableExitCode || error.signal === 'SIGKILL') resolve(null);
      else reject(error);
    });
    // A reader that ends early does not take all of the file, and says why by how it ends.
    reader.stdin?.on('error', () => undefined);
    reader.stdin?.end(file);
  });
