// Reads the file of a picture from its input, and writes the square of the given side to its output.
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { sharp } from './sharp.ts';
import { maxPixels } from './pictureLimits.ts';
import { unusableExitCode } from './readApart.ts';

/** Where memory runs out nevertheless, Linux ends this process and not the services. */
const beFirstToEnd = (): void => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
};

const squareOf = (file: Buffer, side: number): Promise<Buffer> =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88, effort: 4 })
    .toBuffer();

beFirstToEnd();
const file = await buffer(process.stdin);
try {
  process.stdout.write(await squareOf(file, Number(process.argv[2])));
} catch {
  process.exitCode = unusableExitCode;
}
