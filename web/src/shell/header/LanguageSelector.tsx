import { IconChevronDown } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { LANGUAGES } from '../../i18n/languages.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { flagPictureOf } from './flagPictures.ts';
import { useLanguageList } from './useLanguageList.tsx';
import classes from './LanguageSelector.module.css';

/** Shows the page's language and opens the list of all. */
export function LanguageSelector() {
  const { locale, formatMessage } = useIntl();
  const name = LANGUAGES.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <Dropdown
      type="links"
      group="header"
      links={useLanguageList()}
      label={`${formatMessage({ id: 'header.language' })}: ${name}`}
      panelClassName={classes['panel']}
      summary={
        <>
          <img className={classes['flag']} src={flagPictureOf(locale)} width={24} height={16} alt="" />
          <span className={classes['name']}>{name}</span>
          <IconChevronDown className={classes['arrow']} size={16} aria-hidden />
        </>
      }
    />
  );
}
