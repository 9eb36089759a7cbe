import { flagPictures } from 'virtual:flags';
import { flagOf } from '../../i18n/languages.ts';

/** The address of the flag shown for a language. */
export const flagPictureOf = (language: string): string | undefined => flagPictures[flagOf(language)];
