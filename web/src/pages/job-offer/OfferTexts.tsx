import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferTexts_offer$key } from '../../__generated__/OfferTexts_offer.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './OfferTexts.module.css';

interface Part {
  readonly id: MessageId;
  readonly html: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** The text sections of the offer; those without text are omitted. */
export function OfferTexts({ offer: key }: { readonly offer: OfferTexts_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferTexts_offer on JobOffer {
        commonExpenses
        description
        earnings
        fees
        howToStart
        jobRequirementsDetails
        joiningBonus
        overview
        overviewHeader
      }
    `,
    key,
  );
  const parts: readonly Part[] = [
    { id: 'offer.overview', html: offer.overview, title: offer.overviewHeader },
    { id: 'offer.description', html: offer.description },
    { id: 'offer.pay', html: offer.earnings },
    { id: 'offer.requirements', html: offer.jobRequirementsDetails },
    { id: 'offer.howToStart', html: offer.howToStart },
    { id: 'offer.bonus', html: offer.joiningBonus },
    { id: 'offer.fees', html: offer.fees },
    { id: 'offer.expenses', html: offer.commonExpenses },
  ];
  return (
    <div className={classes['texts']}>
      {parts.map(({ id, html, title }) =>
        html ? (
          <Section key={id} title={title || <FormattedMessage id={id} />}>
            <RichText html={html} />
          </Section>
        ) : null,
      )}
    </div>
  );
}
