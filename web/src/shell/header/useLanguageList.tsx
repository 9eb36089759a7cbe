import { useRouter } from 'found';
import { flagOf, languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { withoutCredentials } from '../../routing/secretParameters.ts';
import { useSearch } from '../../routing/query/useSearch.ts';
import type { DropdownLink } from '../../ui/dropdown/dropdownTypes.ts';
import { useImageSettings } from '../../ui/image/ImageContext.tsx';
import { useLanguageLinks } from '../../head/languageLinks.tsx';
import { flagPictureOf } from './flagPictures.ts';

/** Links to the page in each language. Another language is another document, so these are plain links. */
export const useLanguageList = (): readonly DropdownLink[] => {
  const language = useLanguage();
  const { match } = useRouter();
  const links = useLanguageLinks();
  const { atOnce = false } = useImageSettings();
  const search = withoutCredentials(useSearch(match));
  return languages.map(({ code, name }) => ({
    key: code,
    href: (links.find((link) => link.locale === code)?.uri ?? '/') + search,
    current: code === language,
    language: code,
    content: (
      <>
        <img
          src={flagPictureOf(code)}
          width={24}
          height={16}
          alt=""
          loading={atOnce ? 'eager' : 'lazy'}
          data-flag={flagOf(code)}
        />
        <span>{name}</span>
      </>
    ),
  }));
};
