import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LiveOffer_offer$key } from '../../__generated__/LiveOffer_offer.graphql.ts';
import { PhoneBar } from '../../ui/button/PhoneBar.tsx';
import { FactColumns } from '../../ui/facts/FactColumns.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { MoreJobApply } from './MoreJobApply.tsx';
import { MoreJobFacts } from './MoreJobFacts.tsx';
import { MoreJobHead } from './MoreJobHead.tsx';
import { MoreJobHeader } from './MoreJobHeader.tsx';

/** An offer that takes applications. */
export function LiveOffer({ offer: key }: { readonly offer: LiveOffer_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment LiveOffer_offer on MoreJobOffer {
        description
        languageCode
        ...MoreJobApply_offer
        ...MoreJobFacts_offer
        ...MoreJobHead_offer
        ...MoreJobHeader_offer
      }
    `,
    key,
  );
  return (
    <>
      <MoreJobHead offer={offer} />
      <MoreJobHeader offer={offer} />
      <FactColumns facts={<MoreJobFacts offer={offer} />}>
        <Section title={<FormattedMessage id="moreJob.description" />}>
          {offer.description ? (
            <div lang={offer.languageCode}>
              <RichText html={offer.description} />
            </div>
          ) : (
            <p>
              <FormattedMessage id="moreJob.noDescription" />
            </p>
          )}
        </Section>
      </FactColumns>
      <PhoneBar inColumn>
        <MoreJobApply offer={offer} clickSource="more-job-bar" />
      </PhoneBar>
    </>
  );
}
