import { createContext, use, type ReactNode } from 'react';
import type { AuthConfig } from './AuthConfig.ts';
import type { TagConfig } from './tagSettings.ts';

/** The settings that are safe to send to the browser. */
export interface SiteConfig {
  readonly productName: string;
  readonly contactEmail: string;
  /** Origin of absolute links, without a trailing slash. */
  readonly publicOrigin: string;
  /** Base of image URLs, without a trailing slash. */
  readonly imageBaseUrl: string;
  readonly pricingUrl: string;
  readonly socialLinks: readonly string[];
  /** Hosts to which visitors are sent without a question; those below them too. */
  readonly partnerHosts: readonly string[];
  /** How a browser reaches the identity service. */
  readonly auth: AuthConfig;
  /** The analytics script; null when none is set up. */
  readonly tag: TagConfig | null;
  /** The year of the copyright line, set by the server so that both sides render the same. */
  readonly year: number;
}

const SiteConfigContext = createContext<SiteConfig | null>(null);

export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** The site's settings: product name, contact address, image base and links. */
export const useSiteConfig = (): SiteConfig => {
  const config = use(SiteConfigContext);
  if (config === null) throw new Error('There is no SiteConfigProvider.');
  return config;
};
