import { useRouter } from 'found';
import { useSiteConfig } from '../config/SiteConfig.tsx';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { Alternates } from './Alternates.tsx';
import type { SocialCard } from './socialImage.ts';
import { SocialTags } from './SocialTags.tsx';
import { StructuredData, type StructuredThing } from './StructuredData.tsx';

export interface PageHeadProps {
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
