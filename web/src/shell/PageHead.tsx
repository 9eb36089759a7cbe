import { useRouter } from 'found';
import { useSiteConfig } from '../config/SiteConfig.tsx';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { useLanguageLinks, type LanguageLink } from './languageLinks.tsx';
import { StructuredData } from './StructuredData.tsx';

export interface PageHeadProps {
  /** Without the product name, which is put behind it here. */
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  /** Keeps search engines from listing the page. */
  readonly noindex?: boolean;
  /** The page in other languages; by default what the shell knows. */
  readonly links?: readonly LanguageLink[];
  /** Structured data: an object, or JSON text from the back end. */
  readonly jsonLd?: object | string | null | undefined;
}

/** Title, description and the like of the page; they are lifted into the document's head. */
export function PageHead({ title, description, keywords, noindex = false, links, jsonLd }: PageHeadProps) {
  const { productName, publicOrigin } = useSiteConfig();
  const { match } = useRouter();
  const known = useLanguageLinks();
  const alternates = links ?? known;
  const original = alternates.find(({ locale }) => locale === DEFAULT_LANGUAGE);
  return (
    <>
      <title>{`${title} | ${productName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {noindex ? null : <link rel="canonical" href={publicOrigin + match.location.pathname} />}
      {noindex
        ? null
        : alternates.map(({ locale, uri }) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={publicOrigin + uri} />
          ))}
      {noindex || !original ? null : (
        <link rel="alternate" hrefLang="x-default" href={publicOrigin + original.uri} />
      )}
      {jsonLd ? <StructuredData data={jsonLd} /> : null}
    </>
  );
}
