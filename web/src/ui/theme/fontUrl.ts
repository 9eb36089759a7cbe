import inter from './inter.woff2?url';

/** The one file of the site's font, for the preload. */
export const fontUrl: string = inter;
