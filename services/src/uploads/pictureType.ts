const startsWith = (file: Buffer, at: number, text: string): boolean =>
  file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** An animated PNG announces its frames before the first picture, and a decoder that knows none shows only that. */
const isAnimatedPng = (file: Buffer): boolean => {
  const frames = file.indexOf('acTL');
  return frames !== -1 && frames < file.indexOf('IDAT');
};

/**
 * The type of a picture by its first bytes, whatever its name says; null for all others. No other type reaches a decoder:
 * SVG is a document that can load files, and rarely used types have rarely tested decoders.
 */
export const pictureType = (file: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | null => {
  if (startsWith(file, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(file, 0, '\x89PNG\r\n\x1a\n')) return isAnimatedPng(file) ? null : 'png';
  if (startsWith(file, 0, 'RIFF') && startsWith(file, 8, 'WEBP')) return 'webp';
  if (startsWith(file, 4, 'ftypavif')) return 'avif';
  return null;
};
