import { createContext, use, type ReactNode } from 'react';

/** The settings that the browser may know. */
export interface SiteConfig {
  readonly productName: string;
  readonly contactEmail: string;
  /** Origin of absolute links, without a trailing slash. */
  readonly publicOrigin: string;
  /** Where image URLs begin, without a trailing slash. */
  readonly imageBaseUrl: string;
  readonly pricingUrl: string;
  readonly socialLinks: readonly string[];
  /** The year of the copyright line, decided by the server so that both sides agree. */
  readonly year: number;
}

export const defaultSiteConfig: SiteConfig = {
  productName: 'Citygigs',
  contactEmail: 'hello@citygigs.example',
  publicOrigin: 'http://localhost:3000',
  imageBaseUrl: '/images',
  pricingUrl: 'mailto:partners@citygigs.example',
  socialLinks: [],
  year: 2026,
};

const SiteConfigContext = createContext<SiteConfig>(defaultSiteConfig);

export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** The site's settings: product name, contact address, image base and links. */
export const useSiteConfig = (): SiteConfig => use(SiteConfigContext);
