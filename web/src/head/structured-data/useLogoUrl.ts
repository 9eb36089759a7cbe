import { logoForSearchEngines } from '../../../../schema/pictureSizes.json';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { imageUrl } from '../../ui/image/imageUrl.ts';

/** Returns a function for the absolute URL of a partner's logo, for structured data. */
export const useLogoUrl = (): ((orgSlug: string) => string) => {
  const { publicOrigin, imageBaseUrl } = useSiteConfig();
  return (orgSlug) => {
    const path = imageUrl(`partners/${orgSlug}`, { base: imageBaseUrl, ...logoForSearchEngines });
    return new URL(path, `${publicOrigin}/`).href;
  };
};
