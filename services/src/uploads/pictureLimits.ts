/** The largest file that can be uploaded. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The largest request with a picture: a file in base64 is a third longer. */
export const maxRequestBytes = 7 * 1024 * 1024;

/** Reading a JPEG, PNG or WebP picture of this size takes 100 MB. */
export const maxPixels = 40_000_000;

/** Reading AVIF, however small the file is, takes up to 190 MB and a second for a picture of this size. */
export const maxAvifPixels = 8_000_000;

/** The longest side of a stored picture: the largest one shown, for screens of double density. */
export const maxSide = 512;
