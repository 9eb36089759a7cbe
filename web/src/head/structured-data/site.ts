import type { Organization, WebSite, WithContext } from 'schema-dts';

interface Site {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly contactEmail: string;
  readonly socialLinks: readonly string[];
}

/** The organisation behind the site, as structured data. */
export const organization = ({
  productName,
  publicOrigin,
  contactEmail,
  socialLinks,
}: Site): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: productName,
  url: `${publicOrigin}/`,
  logo: `${publicOrigin}/favicon.svg`,
  email: contactEmail,
  ...(socialLinks.length > 0 ? { sameAs: socialLinks } : {}),
});

/** The site in one language, as structured data. */
export const webSite = (
  { productName, publicOrigin }: Site,
  path: string,
  language: string,
): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: productName,
  url: publicOrigin + path,
  inLanguage: language,
});
