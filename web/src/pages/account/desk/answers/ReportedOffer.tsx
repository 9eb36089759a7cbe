import { graphql, useFragment } from 'react-relay';
import type { ReportedOffer_offer$key } from '../../../../__generated__/ReportedOffer_offer.graphql.ts';
import type { Contribution } from '../../../../auth/contributions/pendingContributions.ts';
import { answerOf } from '../../../../features/contributions/useOwnContributions.ts';
import list from '../../../../ui/page/panelList.module.css';
import { OfferRow } from '../OfferRow.tsx';
import classes from './answers.module.css';
import { OwnAnswer } from './OwnAnswer.tsx';

interface ReportedOfferProps {
  readonly offer: ReportedOffer_offer$key;
  /** Called with what was withdrawn, to report it again. */
  readonly onUndo: (answer: Contribution) => void;
}

const kinds = ['earnings', 'cost', 'signupLength', 'customerAvailability'] as const;

/** A gig about which the user reported something, with each answer. */
export function ReportedOffer({ offer: key, onUndo }: ReportedOfferProps) {
  const { id, contributions, jobOffer } = useFragment(
    graphql`
      fragment ReportedOffer_offer on ReportedOffer {
        id
        jobOffer {
          id
          ...OfferRow_offer
        }
        contributions {
          currency
          earning
          earningReportedAt
          earningStatus
          earningCountsFrom
          costToStart
          costToStartReportedAt
          costToStartStatus
          costToStartCountsFrom
          signUpTime
          signUpTimeReportedAt
          signUpTimeStatus
          signUpTimeCountsFrom
          customerAvailability
          customerAvailabilityReportedAt
          customerAvailabilityStatus
          customerAvailabilityCountsFrom
        }
      }
    `,
    key,
  );
  if (!jobOffer || !contributions) return null;
  const { currency } = contributions;
  return (
    <li className={list['row']}>
      <OfferRow offer={jobOffer} />
      <ul className={classes['answers']}>
        {kinds.map((kind) => {
          const answer = answerOf(contributions, kind);
          return answer?.value == null ? null : (
            <OwnAnswer
              key={kind}
              answer={answer}
              contribution={{
                kind,
                jobOfferId: jobOffer.id,
                value: answer.value,
                ...(typeof answer.value === 'number' ? { currency } : {}),
              }}
              rowId={id}
              onUndo={onUndo}
            />
          );
        })}
      </ul>
    </li>
  );
}
