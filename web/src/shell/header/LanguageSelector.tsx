import { IconChevronDown } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { flagPictureOf } from './flagPictures.ts';
import { useLanguageList } from './useLanguageList.tsx';
import classes from './LanguageSelector.module.css';

/** Shows the page's language and opens the list of all languages. */
export function LanguageSelector() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <Dropdown
      type="links"
      group="header"
      links={useLanguageList()}
      label={formatMessage({ id: 'header.language.current' }, { name })}
      panelClassName={classes['panel']}
      summary={
        <>
          <img className={classes['flag']} src={flagPictureOf(language)} width={24} height={16} alt="" />
          <span className={classes['name']}>{name}</span>
          <IconChevronDown className={classes['arrow']} size={16} aria-hidden />
        </>
      }
    />
  );
}
