// Pictures are read one at a time, in a process of its own, which takes 60 MB besides what is said below and ends with the picture.

/** The largest file that can be uploaded. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The largest request with a picture: a file in base64 is a third longer. */
export const maxRequestBytes = 7 * 1024 * 1024;

/** How many bytes of files may wait to be read. */
export const maxWaitingBytes = 4 * maxFileBytes;

/** The largest picture that is read row by row. At worst, lossless WebP or 16 bits a colour in PNG, that takes 170 MB. */
export const maxPixels = 40_000_000;

/** The largest picture that a decoder keeps as a whole, however small its file is. At worst, AVIF, that takes 160 MB and a second. */
export const maxWholePixels = 8_000_000;

/** A picture that is wider is kept nearly as a whole: what is read of it are few, but very long rows. */
export const maxRatio = 3;

/** The longest side of a stored picture: the largest one shown, for screens of double density. */
export const maxSide = 512;
