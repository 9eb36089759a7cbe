import { applyUntil } from '../../i18n/applyUntil.ts';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconCalendarDue,
  IconCash,
  IconFileText,
  IconMapPin,
  IconRss,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobFacts_offer$key } from '../../__generated__/MoreJobFacts_offer.graphql.ts';
import { cityMoreJobsPath } from '../../features/more-jobs/search/place.ts';
import { usePayText } from '../../features/more-jobs/results/usePayText.ts';
import { contractMessage } from '../../features/more-jobs/search/contract.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { Fact, factIcon } from '../../ui/facts/Fact.tsx';
import { FactCard } from '../../ui/facts/FactCard.tsx';
import { MoreJobApply } from './MoreJobApply.tsx';
import { typeMessage } from '../../features/filters/offerType.ts';

/** The key facts of the offer, with the apply button where there is room for it. */
export function MoreJobFacts({ offer: key }: { readonly offer: MoreJobFacts_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment MoreJobFacts_offer on MoreJobOffer {
        type
        contract
        datePosted
        validThrough
        feedId
        city {
          name
          slug
          state
          country {
            code
            name
          }
        }
        partner {
          name
        }
        ...MoreJobApply_offer
        ...usePayText_offer
      }
    `,
    key,
  );
  const pay = usePayText(offer);
  const { city, datePosted, partner } = offer;
  const validThrough = applyUntil(offer.validThrough);
  return (
    <FactCard
      label={formatMessage({ id: 'offer.facts' })}
      action={<MoreJobApply clickSource="more-job" offer={offer} />}
    >
      {pay !== null && (
        <Fact icon={<IconCash {...factIcon} />} label="moreJob.pay">
          {pay}
        </Fact>
      )}
      {partner && (
        <Fact icon={<IconBuilding {...factIcon} />} label="offer.facts.company">
          {partner.name}
        </Fact>
      )}
      {city && (
        <Fact icon={<IconMapPin {...factIcon} />} label="moreJobs.city">
          <LocalLink to={cityMoreJobsPath(city)}>{city.name}</LocalLink>
          <span>{`, ${city.country.name}`}</span>
        </Fact>
      )}
      <Fact icon={<IconBriefcase {...factIcon} />} label="offer.facts.type">
        <FormattedMessage id={typeMessage(offer.type)} />
      </Fact>
      {offer.contract && (
        <Fact icon={<IconFileText {...factIcon} />} label="moreJob.contract">
          <FormattedMessage id={contractMessage(offer.contract)} />
        </Fact>
      )}
      {datePosted && (
        <Fact icon={<IconCalendar {...factIcon} />} label="moreJob.posted">
          <WrittenDate instant={datePosted} length="long" />
        </Fact>
      )}
      {validThrough && (
        <Fact icon={<IconCalendarDue {...factIcon} />} label="offer.facts.validThrough">
          <WrittenDate instant={validThrough} length="long" />
        </Fact>
      )}
      <Fact icon={<IconRss {...factIcon} />} label="moreJob.source">
        {offer.feedId}
      </Fact>
    </FactCard>
  );
}
