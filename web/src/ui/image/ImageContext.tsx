import { createContext, useContext } from 'react';

/** The settings that pictures need. */
export interface ImageSettings {
  /** Base URL of images, without a trailing slash. */
  readonly base: string;
  /** Called once for each picture that failed to load. */
  readonly onFailed: (url: string) => void;
  /** Disables lazy loading, because bots do not scroll. */
  readonly atOnce?: boolean;
}

export const ImageContext = createContext<ImageSettings>({ base: '/images', onFailed: () => undefined });

export const useImageSettings = (): ImageSettings => useContext(ImageContext);
