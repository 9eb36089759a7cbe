import { createContext, useContext } from 'react';

/** What pictures need from the site around them. */
export interface ImageSettings {
  /** Where images are served from, without a trailing slash. */
  readonly base: string;
  /** Told once for each picture that could not be loaded. */
  readonly onFailed: (url: string) => void;
  /** Whether pictures load at once wherever they stand: crawlers look at no screen. */
  readonly atOnce?: boolean;
}

export const ImageContext = createContext<ImageSettings>({ base: '/images', onFailed: () => undefined });

export const useImageSettings = (): ImageSettings => useContext(ImageContext);
