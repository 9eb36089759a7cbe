import {
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconCalendarDue,
  IconMapPin,
  IconRss,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobFacts_offer$key } from '../../__generated__/MoreJobFacts_offer.graphql.ts';
import { cityMoreJobsPath } from '../../features/more-jobs/moreJobSearch.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { MoreJobApply } from './MoreJobApply.tsx';
import classes from './MoreJobFacts.module.css';

interface FactProps {
  readonly children: ReactNode;
  readonly icon: ReactNode;
  readonly label: string;
}

function Fact({ children, icon, label }: FactProps) {
  return (
    <div className={classes['fact']}>
      {icon}
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The offer at a glance, with the button to apply where there is room for it. */
export function MoreJobFacts({ offer: key }: { readonly offer: MoreJobFacts_offer$key }) {
  const { formatDate, formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment MoreJobFacts_offer on MoreJobOffer {
        type
        datePosted
        validThrough
        feedId
        city {
          name
          slug
          state
          countryCode
          country {
            name
          }
        }
        partner {
          name
        }
        ...MoreJobApply_offer
      }
    `,
    key,
  );
  const { city, datePosted, partner, validThrough } = offer;
  const look = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  const date = (instant: string) => (
    <time dateTime={instant}>{formatDate(instant, { dateStyle: 'long', timeZone: 'UTC' })}</time>
  );
  return (
    <aside className={classes['card']} aria-label={formatMessage({ id: 'offer.facts' })}>
      <dl className={classes['facts']}>
        {partner && (
          <Fact icon={<IconBuilding {...look} />} label="offer.facts.company">
            {partner.name}
          </Fact>
        )}
        {city && (
          <Fact icon={<IconMapPin {...look} />} label="moreJobs.city">
            <LocalLink to={cityMoreJobsPath(city)}>{city.name}</LocalLink>
            {`, ${city.country.name}`}
          </Fact>
        )}
        <Fact icon={<IconBriefcase {...look} />} label="offer.facts.type">
          <FormattedMessage id={`offerType.${offer.type}`} />
        </Fact>
        {datePosted && (
          <Fact icon={<IconCalendar {...look} />} label="moreJob.posted">
            {date(datePosted)}
          </Fact>
        )}
        {validThrough && (
          <Fact icon={<IconCalendarDue {...look} />} label="offer.facts.validThrough">
            {date(validThrough)}
          </Fact>
        )}
        <Fact icon={<IconRss {...look} />} label="moreJob.source">
          {offer.feedId}
        </Fact>
      </dl>
      <div className={classes['action']}>
        <MoreJobApply clickSource="more-job" offer={offer} />
      </div>
    </aside>
  );
}
