import { useIntl } from 'react-intl';

/** Gives a function that ends a title or description with the number of a list's page, from page 2 on. */
export const usePagedText = (page: number): ((text: string) => string) => {
  const { formatMessage } = useIntl();
  return (text) => (page > 1 ? `${text} – ${formatMessage({ id: 'app.pageSuffix' }, { page })}` : text);
};
