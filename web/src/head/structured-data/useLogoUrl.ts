import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { imageUrl } from '../../ui/image/imageUrl.ts';

/** Search engines want at least 112 pixels. */
const SIZE = 224;

/** Gives the absolute address of a partner's logo, for structured data. */
export const useLogoUrl = (): ((orgSlug: string) => string) => {
  const { publicOrigin, imageBaseUrl } = useSiteConfig();
  return (orgSlug) => {
    const path = imageUrl(`partners/${orgSlug}`, { base: imageBaseUrl, width: SIZE, height: SIZE });
    return new URL(path, `${publicOrigin}/`).href;
  };
};
