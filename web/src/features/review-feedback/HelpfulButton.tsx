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
import { useFoundHelpful } from './useFoundHelpful.ts';

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
  const found = useFoundHelpful(id);
  /** What was saved here, for when the graph does not say it. */
  const [saved, setSaved] = useState(false);
  const isKept = found === null ? saved : found === true;
  /** What the user pressed last, until it is saved or has failed. */
  const [wanted, setWanted] = useState<boolean>();
  const [vote, isInFlight] = useMutation<HelpfulButtonMutation>(graphql`
    mutation HelpfulButtonMutation($input: MarkReviewHelpfulInput!) {
      markReviewHelpful(input: $input) {
        review {
          id
          helpfulCount
          viewerFoundHelpful
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
      onCompleted: ({ markReviewHelpful }) => {
        const isSaved = markReviewHelpful?.userErrors.length === 0;
        if (isSaved) setSaved(helpful);
        setWanted((latest) => (isSaved && latest !== helpful ? latest : undefined));
        for (const { message } of markReviewHelpful?.userErrors ?? []) flash({ variation: 'error', message });
      },
      onError: () => setWanted(undefined),
    });
  };
  const sendWanted = useEffectEvent(() => {
    if (wanted === isKept) setWanted(undefined);
    else if (wanted !== undefined) send(wanted);
  });
  const isKnown = found !== undefined;
  useEffect(() => {
    if (isKnown && !isInFlight) sendWanted();
  }, [isInFlight, isKnown, wanted]);
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
    if (session !== 'guest') return;
    // The next user has pressed nothing here.
    setSaved(false);
    setWanted(undefined);
  }, [session]);
  // The count of the graph is without what is not saved yet.
  const count = isKnown && pressed !== isKept ? helpfulCount + (pressed ? 1 : -1) : helpfulCount;
  return (
    <button type="button" className={classes['more']} aria-pressed={pressed} onClick={press}>
      <FormattedMessage id="review.helpful" values={{ count }} />
    </button>
  );
}
