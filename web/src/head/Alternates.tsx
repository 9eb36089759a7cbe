import { useSiteConfig } from '../config/SiteConfig.tsx';
import { defaultLanguage } from '../i18n/languages.ts';
import { useLanguageLinks } from './languageLinks.tsx';

/** hreflang links to the page in each language that has it; English is the default for other languages. */
export function Alternates() {
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
