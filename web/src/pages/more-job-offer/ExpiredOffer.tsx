import { IconDoorOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ExpiredOffer_offer$key } from '../../__generated__/ExpiredOffer_offer.graphql.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PageHead } from '../../head/PageHead.tsx';
import classes from './ExpiredOffer.module.css';

/** Shows that the job is no longer offered; the page is not indexed. */
export function ExpiredOffer({ offer: key }: { readonly offer: ExpiredOffer_offer$key }) {
  const { formatMessage } = useIntl();
  const pageLanguage = useLanguage();
  const { cardTitle, languageCode, city, partner } = useFragment(
    graphql`
      fragment ExpiredOffer_offer on MoreJobOffer {
        cardTitle
        languageCode
        city {
          name
        }
        partner {
          name
        }
      }
    `,
    key,
  );
  return (
    <div className={classes['notice']}>
      <PageHead noindex title={formatMessage({ id: 'moreJob.expired' })} />
      <IconDoorOff size={40} stroke={1.5} aria-hidden="true" />
      <div>
        <h1 className={classes['title']} tabIndex={-1}>
          <FormattedMessage id="moreJob.expired" />
        </h1>
        <p className={classes['what']}>
          <b lang={languageCode === pageLanguage ? undefined : languageCode}>{cardTitle}</b>
          {city && partner && (
            <span>
              <FormattedMessage id="offerCard.by" values={{ partner: partner.name, city: city.name }} />
            </span>
          )}
        </p>
        <p className={classes['text']}>
          <FormattedMessage id="moreJob.expired.text" />
        </p>
      </div>
    </div>
  );
}
