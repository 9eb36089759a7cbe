import { useRouter } from 'found';
import { useIntl } from 'react-intl';
import { flagOf, LANGUAGES } from '../../i18n/languages.ts';
import { useLanguageLinks } from '../languageLinks.tsx';
import { flagPictureOf } from './flagPictures.ts';
import classes from './LanguageLinks.module.css';

/** The page in each language. Another language is another document, so these are plain links. */
export function LanguageLinks() {
  const { locale } = useIntl();
  const { match } = useRouter();
  const links = useLanguageLinks();
  return (
    <ul className={classes['root']}>
      {LANGUAGES.map(({ code, name }) => (
        <li key={code}>
          <a
            className={classes['link']}
            href={(links.find((link) => link.locale === code)?.uri ?? '/') + match.location.search}
            hrefLang={code}
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            <img
              src={flagPictureOf(code)}
              width={24}
              height={16}
              alt=""
              loading="lazy"
              data-flag={flagOf(code)}
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
