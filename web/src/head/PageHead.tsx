import { useRouter } from 'found';
import { useSiteConfig } from '../config/SiteConfig.tsx';
import { defaultLanguage, flagOf } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { useLanguageLinks } from './languageLinks.tsx';
import { socialImageSize, socialImagePath, type SocialCard } from './socialImage.ts';
import { StructuredData, type StructuredThing } from './StructuredData.tsx';

/** hreflang links to the page in each language that has it; English is the default for other languages. */
function Alternates() {
  const { publicOrigin } = useSiteConfig();
  const alternates = useLanguageLinks().filter(({ equivalent }) => equivalent);
  const original = alternates.find(({ locale }) => locale === defaultLanguage);
  return (
    <>
      {alternates.map(({ locale, uri }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={publicOrigin + uri} />
      ))}
      {original ? <link rel="alternate" hrefLang="x-default" href={publicOrigin + original.uri} /> : null}
    </>
  );
}

interface Props {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Absolute URL. */
  readonly url: string;
  readonly type: 'website' | 'article';
  readonly card: SocialCard;
}

/** Metadata for sharing the page on social networks. */
function SocialTags({ title, description, url, type, card }: Props) {
  const language = useLanguage();
  const { productName, publicOrigin, imageBaseUrl } = useSiteConfig();
  const path = imageBaseUrl + socialImagePath(language, card);
  const image = new URL(path, `${publicOrigin}/`).href;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content={`${language}_${flagOf(language).toUpperCase()}`} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface PageHeadProps {
  /** Without the product name, which is appended here. */
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  /** Adds noindex. */
  readonly noindex?: boolean;
  /** The canonical path without language prefix; defaults to the page's own. */
  readonly canonical?: string | undefined;
  /** Structured data: one item or several. */
  readonly jsonLd?: StructuredThing | readonly (StructuredThing | null)[] | null | undefined;
  /** The picture that is shown when the page is shared; by default that of the site. */
  readonly card?: SocialCard;
  readonly type?: 'website' | 'article';
  /** The path of a feed with the page's list, without language prefix. */
  readonly feed?: string | undefined;
}

const listed = (jsonLd: PageHeadProps['jsonLd']): StructuredThing[] =>
  [jsonLd].flat().flatMap((item) => (item ? [item as StructuredThing] : []));

/** Title, description and other metadata of the page, which React hoists into the document's head. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    keywords,
    noindex = false,
    canonical,
    jsonLd,
    card = 'site',
    type,
    feed,
  } = props;
  const { productName, publicOrigin } = useSiteConfig();
  const { match } = useRouter();
  const local = useLocalPath();
  const url = publicOrigin + (canonical === undefined ? match.location.pathname : local(canonical));
  return (
    <>
      <title>{`${title} | ${productName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {/* Only the canonical page lists its versions in other languages. */}
      {noindex || url !== publicOrigin + match.location.pathname ? null : <Alternates />}
      {feed === undefined ? null : (
        <link rel="alternate" type="application/rss+xml" title={title} href={publicOrigin + local(feed)} />
      )}
      <SocialTags {...{ title, description, url, card }} type={type ?? 'website'} />
      {listed(jsonLd).map((item) => (
        <StructuredData key={JSON.stringify(item)} data={item} />
      ))}
    </>
  );
}
