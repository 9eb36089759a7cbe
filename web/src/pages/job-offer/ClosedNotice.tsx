import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ClosedNotice_offer$key } from '../../__generated__/ClosedNotice_offer.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../paths/paths.ts';
import classes from './ClosedNotice.module.css';

/** States that the offer takes no applications and links to others in the city. */
export function ClosedNotice({ offer: key }: { readonly offer: ClosedNotice_offer$key }) {
  const { city } = useFragment(
    graphql`
      fragment ClosedNotice_offer on JobOffer {
        city {
          name
          slug
        }
      }
    `,
    key,
  );
  if (!city) return null;
  const names = { city: city.name };
  return (
    <div className={classes['notice']} role="note">
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={classes['title']}>
          <FormattedMessage id="offer.expired" />
        </p>
        <p className={classes['text']}>
          <FormattedMessage id="offer.expired.text" values={names} />
        </p>
        <LocalLink className={classes['link']} to={cityPath(city.slug)}>
          <FormattedMessage id="city.moreResults" values={names} />
        </LocalLink>
      </div>
    </div>
  );
}
