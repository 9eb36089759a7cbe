import { applyUntil } from '../../i18n/applyUntil.ts';
import { IconCalendar, IconCalendarDue, IconCash, IconFileText, IconRss } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobFacts_offer$key } from '../../__generated__/MoreJobFacts_offer.graphql.ts';
import { usePayText } from '../../features/more-jobs/results/usePayText.ts';
import { contractMessage } from '../../features/more-jobs/search/contract.ts';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { Fact, factIcon } from '../../ui/facts/Fact.tsx';
import { FactCard } from '../../ui/facts/FactCard.tsx';
import { MoreJobApply } from './MoreJobApply.tsx';

/** The facts of the offer that its head does not have, with the apply button where there is room for it. */
export function MoreJobFacts({ offer: key }: { readonly offer: MoreJobFacts_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment MoreJobFacts_offer on MoreJobOffer {
        contract
        datePosted
        validThrough
        feedId
        ...MoreJobApply_offer
        ...usePayText_offer
      }
    `,
    key,
  );
  const pay = usePayText(offer);
  const { datePosted } = offer;
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
