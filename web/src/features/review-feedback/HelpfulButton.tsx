import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { HelpfulButton_review$key } from '../../__generated__/HelpfulButton_review.graphql.ts';
import type { HelpfulButtonMutation } from '../../__generated__/HelpfulButtonMutation.graphql.ts';
import { takeWish, wishFor } from '../../auth/login/wishes.ts';
import { useSession } from '../../auth/useSession.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import classes from '../reviews/reviews.module.css';
import { keepFeedback, useOwnFeedback } from './ownFeedback.ts';

/**
 * Says that a review is helpful; pressed again, takes that back. Both are seen at once, until they are saved or have failed. Guests
 * are asked to sign up, and have voted once they are logged in.
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
  /** What the latest vote said. */
  const [sent, setSent] = useState(false);
  const [vote, isInFlight] = useMutation<HelpfulButtonMutation>(graphql`
    mutation HelpfulButtonMutation($input: MarkReviewHelpfulInput!) {
      markReviewHelpful(input: $input) {
        helpfulCount
        userErrors {
          message
        }
      }
    }
  `);
  const pressed = isInFlight ? sent : isKept;
  const send = (helpful: boolean) => {
    const setCount = (store: RecordSourceSelectorProxy, count: number) =>
      store.get(id)?.setValue(count, 'helpfulCount');
    setSent(helpful);
    vote({
      variables: { input: { reviewId: id, helpful } },
      optimisticUpdater: (store) => setCount(store, helpfulCount + (helpful ? 1 : -1)),
      updater: (store, response) =>
        setCount(store, response?.markReviewHelpful?.helpfulCount ?? helpfulCount),
      onCompleted: ({ markReviewHelpful }) => {
        if (markReviewHelpful?.helpfulCount != null) keepFeedback('helpfulVote', id, helpful);
        for (const { message } of markReviewHelpful?.userErrors ?? []) flash({ variation: 'error', message });
      },
    });
  };
  const press = () => {
    if (session === 'guest') {
      wishFor('voteAfterLogin', id);
      openAuth({ screen: 'signup', why: 'vote' });
    }
    if (session === 'signedIn' && !isInFlight) send(!pressed);
  };
  const keepWish = useEffectEvent(() => {
    if (takeWish('voteAfterLogin', id)) send(true);
  });
  useEffect(() => {
    if (session === 'signedIn') keepWish();
  }, [session]);
  return (
    <button type="button" className={classes['more']} aria-pressed={pressed} onClick={press}>
      <FormattedMessage id="review.helpful" values={{ count: helpfulCount }} />
    </button>
  );
}
