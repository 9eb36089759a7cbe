import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { HelpfulButton_review$key } from '../../__generated__/HelpfulButton_review.graphql.ts';
import type { HelpfulButtonMutation } from '../../__generated__/HelpfulButtonMutation.graphql.ts';
import { takeWish, wishFor } from '../../auth/login/wishes.ts';
import { useSession } from '../../auth/useSession.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import classes from '../reviews/reviews.module.css';
import { keepFeedback, useOwnFeedback } from './ownFeedback.ts';

/**
 * Says that a review is helpful; pressed again, takes that back. Both are seen at once, until they are saved or have failed; what is
 * pressed while a vote is being saved is sent after it. Guests are asked to sign up, and have voted once they are logged in.
 */
export function HelpfulButton({ review: key }: { readonly review: HelpfulButton_review$key }) {
  const session = useSession();
  const openAuth = useOpenAuth();
  const flash = useFlash();
  const { id, helpfulCount } = useFragment(
    graphql`
      fragment HelpfulButton_review on Review {
        id
        helpfulCount
      }
    `,
    key,
  );
  const isKept = useOwnFeedback('helpfulVote', id);
  /** What the user pressed last, until it is saved or has failed. */
  const [wanted, setWanted] = useState<boolean>();
  const [vote, isInFlight] = useMutation<HelpfulButtonMutation>(graphql`
    mutation HelpfulButtonMutation($input: MarkReviewHelpfulInput!) {
      markReviewHelpful(input: $input) {
        review {
          id
          helpfulCount
        }
        userErrors {
          message
        }
      }
    }
  `);
  const pressed = wanted ?? isKept;
  const send = (helpful: boolean) => {
    vote({
      variables: { input: { reviewId: id, helpful } },
      optimisticResponse: {
        markReviewHelpful: {
          review: { id, helpfulCount: helpfulCount + (helpful ? 1 : -1) },
          userErrors: [],
        },
      },
      onCompleted: ({ markReviewHelpful }) => {
        const isSaved = markReviewHelpful?.userErrors.length === 0;
        if (isSaved) keepFeedback('helpfulVote', id, helpful);
        setWanted((latest) => (isSaved && latest !== helpful ? latest : undefined));
        for (const { message } of markReviewHelpful?.userErrors ?? []) flash({ variation: 'error', message });
      },
      onError: () => setWanted(undefined),
    });
  };
  const sendWanted = useEffectEvent(() => {
    if (wanted !== undefined && wanted !== isKept) send(wanted);
  });
  useEffect(() => {
    if (!isInFlight) sendWanted();
  }, [isInFlight, wanted]);
  const press = () => {
    if (session === 'guest') {
      wishFor('voteAfterLogin', id);
      openAuth({ screen: 'signup', why: 'vote' });
    }
    if (session === 'signedIn') setWanted(!pressed);
  };
  const keepWish = useEffectEvent(() => {
    if (takeWish('voteAfterLogin', id)) setWanted(true);
  });
  useEffect(() => {
    if (session === 'signedIn') keepWish();
  }, [session]);
  // The count of the store holds the vote in flight, also after the user has taken it back.
  const count = isInFlight && pressed === isKept ? helpfulCount + (isKept ? 1 : -1) : helpfulCount;
  return (
    <button type="button" className={classes['more']} aria-pressed={pressed} onClick={press}>
      <FormattedMessage id="review.helpful" values={{ count }} />
    </button>
  );
}
