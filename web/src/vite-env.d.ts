/// <reference types="vite/client" />

declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

declare module 'virtual:theme.css' {}

declare module 'virtual:messages' {
  import type { MessageFormatElement } from 'react-intl';

  type LanguageCode = import('./i18n/languages.ts').LanguageCode;

  /** A catalogue as compiled by the build: texts without placeholders stay strings to save bytes. */
  export type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

  interface PageCatalogue {
    readonly default: Catalogue;
    /** Loads the texts that the catalogue lacks, because a first page does not need them. */
    readonly loadLate: () => Promise<{ readonly default: Catalogue }>;
  }

  export const catalogues: Readonly<Record<LanguageCode, () => Promise<PageCatalogue>>>;
}

declare module 'virtual:flags' {
  /** URLs of the flag pictures, by country code. */
  export const flagPictures: Readonly<Record<string, string>>;
}
