import { FormattedMessage } from 'react-intl';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import classes from './LanguageLabel.module.css';

/** Says in which language a text is written, if it is not that of the page. */
export function LanguageLabel({ language }: { readonly language: string }) {
  const pageLanguage = useLanguage();
  return language === pageLanguage ? null : (
    <span className={classes['label']}>
      <FormattedMessage id="text.inLanguage" values={{ language }} />
    </span>
  );
}
