import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import classes from './BlogFrame.module.css';
import type { Elements } from '../../ui/elements.ts';

/** The layout around the posts of the blog, and around their skeleton. */
export function BlogFrame({ children }: { readonly children: Elements }) {
  const { formatMessage } = useIntl();
  return (
    <PageColumn>
      <Breadcrumbs items={[{ label: formatMessage({ id: 'blog.label' }) }]} />
      <PageTitle gap="xs">
        <FormattedMessage id="blog.title" />
      </PageTitle>
      <p className={classes['lead']}>
        <FormattedMessage id="blog.lead" />
      </p>
      {children}
    </PageColumn>
  );
}
