import { useIntl } from 'react-intl';

/** The title of a list's page: from page 2 on it ends with the number. */
export const usePagedTitle = (title: string, page: number): string => {
  const { formatMessage } = useIntl();
  return page > 1 ? `${title} – ${formatMessage({ id: 'app.pageSuffix' }, { page })}` : title;
};
