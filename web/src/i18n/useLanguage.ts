import { useIntl } from 'react-intl';
import { languageOf } from './languages.ts';

/** The code of the page's language, as in the path. */
export const useLanguage = (): string => languageOf(useIntl().locale);
