import { embeddedAuth } from '../src/config/AuthConfig.ts';
import type { SiteConfig } from '../src/config/SiteConfig.tsx';

/** The settings of the site in tests. */
export const siteConfig: SiteConfig = {
  productName: 'Citygigs',
  contactEmail: 'hello@citygigs.example',
  publicOrigin: 'http://localhost:3000',
  imageBaseUrl: '/images',
  pricingUrl: 'mailto:partners@citygigs.example',
  socialLinks: [],
  partnerHosts: ['swiftbite.example'],
  auth: embeddedAuth,
  tag: null,
  year: 2026,
};
