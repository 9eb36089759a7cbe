import { useIntl } from 'react-intl';

/** Returns a function that appends the page number to a title or description, from page 2 on. */
export const usePagedText = (page: number): ((text: string) => string) => {
  const { formatMessage } = useIntl();
  return (text) => (page > 1 ? `${text} – ${formatMessage({ id: 'app.pageSuffix' }, { page })}` : text);
};
