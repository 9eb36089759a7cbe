import { useRouter } from 'found';
import { useSiteConfig } from '../config/SiteConfig.tsx';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { Alternates } from './Alternates.tsx';
import type { SocialCard } from './socialImage.ts';
import { SocialTags } from './SocialTags.tsx';
import { StructuredData, type StructuredThing } from './StructuredData.tsx';

export interface PageHeadProps {
  /** Without the product name, which is put behind it here. */
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  /** Keeps search engines from listing the page. */
  readonly noindex?: boolean;
  /** Path, without language prefix, that the page is known by; its own unless given. */
  readonly canonical?: string | undefined;
  /** Structured data: one thing or several. */
  readonly jsonLd?: StructuredThing | readonly (StructuredThing | null)[] | null | undefined;
  /** What the page's picture shows where people share it. */
  readonly card?: SocialCard;
  readonly type?: 'website' | 'article';
  /** A feed of what the page lists: its path without language prefix. */
  readonly feed?: string | undefined;
}

const listed = (jsonLd: PageHeadProps['jsonLd']): StructuredThing[] =>
  [jsonLd].flat().flatMap((thing) => (thing ? [thing as StructuredThing] : []));

/** Title, description and the like of the page; they are lifted into the document's head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, keywords, noindex = false, canonical, jsonLd, card = {}, type, feed } = props;
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
      {/* Only the page that others are canonical to speaks of its equivalents. */}
      {noindex || url !== publicOrigin + match.location.pathname ? null : <Alternates />}
      {feed === undefined ? null : (
        <link rel="alternate" type="application/rss+xml" title={title} href={publicOrigin + local(feed)} />
      )}
      <SocialTags {...{ title, description, url, card }} type={type ?? 'website'} />
      {listed(jsonLd).map((thing) => (
        <StructuredData key={JSON.stringify(thing)} data={thing} />
      ))}
    </>
  );
}
