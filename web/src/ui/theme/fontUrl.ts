import inter from './inter.woff2?url';

/** The URL of the site's font file, for the preload. */
export const fontUrl: string = inter;
