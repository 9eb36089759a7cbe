import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { imageUrl } from '../../ui/image/imageUrl.ts';

/** Search engines require at least 112 pixels. */
const size = 224;

/** Returns a function for the absolute URL of a partner's logo, for structured data. */
export const useLogoUrl = (): ((orgSlug: string) => string) => {
  const { publicOrigin, imageBaseUrl } = useSiteConfig();
  return (orgSlug) => {
    const path = imageUrl(`partners/${orgSlug}`, { base: imageBaseUrl, width: size, height: size });
    return new URL(path, `${publicOrigin}/`).href;
  };
};
