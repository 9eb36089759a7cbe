/** The largest file that the services accept. */
const maxFileBytes = 5 * 1024 * 1024;

/** What is sent of a larger picture: the services keep 512 px. */
const maxShorterSide = 1024;

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(blob);
  });

/** Reduces a large picture, because sending 5 MB takes long with a phone. Anything that is no picture stays as it is. */
const reduced = async (file: Blob): Promise<Blob> => {
  if (!['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = maxShorterSide / Math.min(width, height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
};

/** The file as a data URL, which the policy of the page allows as a preview; null if it is too large. */
export const readPicture = async (file: File): Promise<string | null> =>
  file.size > maxFileBytes ? null : asDataUrl(await reduced(file));
