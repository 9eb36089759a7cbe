import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReviewActions_review$key } from '../../__generated__/ReviewActions_review.graphql.ts';
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';
import { useAuth } from '../../auth/useAuth.ts';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { HelpfulButton } from '../review-feedback/HelpfulButton.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import classes from './reviews.module.css';

/** Whether an element truncates its text at its current width. False until measured. */
export const useIsTruncated = (element: RefObject<HTMLElement | null>): boolean => {
  const [isTruncated, setTruncated] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setTruncated(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isTruncated;
};

interface ReviewActionsProps {
  readonly review: ReviewActions_review$key;
  /** The same review, as the dialog that shows it in full needs it. */
  readonly item: ReviewItem_review$key;
  /** The element of its text. */
  readonly text: RefObject<HTMLElement | null>;
}

/** What a visitor can do with a review: read it in full; its author can change it. */
export function ReviewActions({ review: key, item, text }: ReviewActionsProps) {
  const { open } = useModals();
  const session = useSession();
  const isTruncated = useIsTruncated(text);
  const review = useFragment(
    graphql`
      fragment ReviewActions_review on Review {
        ...HelpfulButton_review
        authorId
        id
        jobOfferId
        city {
          name
        }
        partner {
          name
        }
      }
    `,
    key,
  );
  const { authorId, city, id, jobOfferId, partner } = review;
  const isOwn = useAuth(({ profile }) => authorId != null && profile?.author_id === authorId);
  const isAuthor = session === 'signedIn' && isOwn;
  return (
    <>
      {isTruncated && (
        <button
          type="button"
          className={classes['more']}
          aria-haspopup="dialog"
          onClick={() => open('reviewDetails', { review: item })}
        >
          <FormattedMessage id="review.readAll" />
        </button>
      )}
      {!isAuthor && (
        <>
          <HelpfulButton review={review} />
          <ReportButton what="review" id={id} />
        </>
      )}
      {isAuthor && city && partner && (
        <button
          type="button"
          className={classes['more']}
          aria-haspopup="dialog"
          onClick={() => open('addReview', { offerId: jobOfferId, partner: partner.name, city: city.name })}
        >
          <FormattedMessage id="review.edit" />
        </button>
      )}
    </>
  );
}
