import { graphql, useFragment } from 'react-relay';
import type { ReportedOffer_offer$key } from '../../../../__generated__/ReportedOffer_offer.graphql.ts';
import type { Contribution } from '../../../../auth/contributions/pendingContributions.ts';
import { answerOf, useOwnAnswers } from '../../../../features/contributions/useOwnContributions.ts';
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
          ...useOwnContributions_own
        }
      }
    `,
    key,
  );
  const own = useOwnAnswers(contributions);
  if (!jobOffer || !own) return null;
  return (
    <li className={list['row']}>
      <OfferRow offer={jobOffer} />
      <ul className={classes['answers']}>
        {kinds.map((kind) => {
          const answer = answerOf(own, kind);
          return answer?.value == null ? null : (
            <OwnAnswer
              key={kind}
              answer={answer}
              contribution={{
                kind,
                jobOfferId: jobOffer.id,
                value: answer.value,
                ...(typeof answer.value === 'number' ? { currency: own.currency } : {}),
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
