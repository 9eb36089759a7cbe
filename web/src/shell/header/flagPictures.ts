import { flagPictures } from 'virtual:flags';
import { flagOf } from '../../i18n/languages.ts';

/** The URL of the flag for a language. */
export const flagPictureOf = (language: string): string | undefined => flagPictures[flagOf(language)];
