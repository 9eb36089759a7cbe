import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The font's file that every page needs. */
export const fontUrl: string = latin;
