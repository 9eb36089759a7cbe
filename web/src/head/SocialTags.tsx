import { useSiteConfig } from '../config/SiteConfig.tsx';
import { flagOf } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { socialImageSize, socialImagePath, type SocialCard } from './socialImage.ts';

interface Props {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Absolute URL. */
  readonly url: string;
  readonly type: 'website' | 'article';
  readonly card: SocialCard;
}

/** Metadata for sharing the page on social networks. */
export function SocialTags({ title, description, url, type, card }: Props) {
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
