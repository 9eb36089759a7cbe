import { useRouter } from 'found';
import { useRef, useState, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusContent } from '../../browser/focusContent.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { Refusal } from '../../ui/form/useForm.ts';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import { DeleteReview } from './delete/DeleteReview.tsx';
import classes from './ownReview.module.css';
import { emptyDraft, type ReviewDraft } from './reviewDraft.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewedCompany, ReviewedOffer } from './reviewTarget.ts';
import { openPage } from './send/changedReviews.ts';
import { useSendReview } from './send/useSendReview.ts';
import { useMyReviews } from './useMyReviews.ts';
import { useReviewForm } from './useReviewForm.ts';

interface UsersReviewProps {
  /** Null until it is chosen. */
  readonly offer: ReviewedOffer | null;
  /** The company, of which the city must be chosen; null when the offer is known. */
  readonly company: ReviewedCompany | null;
  /** What was typed in this tab; null when nothing was. */
  readonly draft: ReviewDraft | null;
  readonly onChange: (draft: ReviewDraft) => void;
  /** Called once the review is saved or deleted. */
  readonly onDone: () => void;
  /** Whether the company has no offer in the chosen city, or none could be found. */
  readonly hasNoOffer: boolean;
}

/** The form of a signed-in user: for a new review of the offer, or for the existing one. */
export function UsersReview(props: UsersReviewProps) {
  const { offer, company, draft, onChange, onDone, hasNoOffer } = props;
  const flash = useFlash();
  const formatDate = useDateFormat();
  const mine = useMyReviews();
  const { match } = useRouter();
  const open = openPage(match);
  const sendReview = useSendReview(open);
  const [deleting, setDeleting] = useState(false);
  /** Whether an offer has a review of the user, according to the server's rejection; newer than the list of their reviews. */
  const [learned, setLearned] = useState<{ offerId: string; hasReview: boolean } | null>(null);

  const own = offer && mine.reviewOf(offer.offerId);
  /** Whether the offer of the chosen city is still being found. */
  const isFinding = offer === null && (company?.place.citySlug ?? draft?.citySlug ?? '') !== '';
  const isEdit = offer !== null && (learned?.offerId === offer.offerId ? learned.hasReview : own !== null);
  const typed = draft ?? emptyDraft;
  // Until stars are chosen, those of the existing review stay, also if something was typed before it had loaded.
  const value =
    own && typed.rating === 0
      ? { ...typed, rating: own.rating, text: typed.text || (own.reviewText ?? '') }
      : typed;

  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The button that opened the dialog may disappear with the review, and the focus with it.
      if (isDeleted.current && document.activeElement?.closest('article, li')) focusContent();
    },
    [],
  );

  const send = async (): Promise<Refusal | undefined> => {
    // Without a city the form is not sent.
    if (offer === null) return undefined;
    const { offerId } = offer;
    const { rating, text } = value;
    const outcome = await sendReview({ offerId, rating, text, isEdit, former: own });
    if (outcome.kind === 'saved') {
      onDone();
      const isListed = value.text.trim() !== '';
      const id = !isListed ? 'review.form.rated' : isEdit ? 'review.form.changed' : 'review.form.saved';
      const { countsFrom } = outcome;
      flash({
        variation: 'success',
        message: (
          <>
            <FormattedMessage id={id} />
            {isListed && countsFrom !== null && (
              <span>
                {' '}
                <FormattedMessage
                  id="review.ratingCountsFrom"
                  values={{ date: formatDate(countsFrom, { dateStyle: 'long' }) }}
                />
              </span>
            )}
          </>
        ),
      });
      return undefined;
    }
    if (outcome.kind === 'alreadyReviewed') {
      setLearned({ offerId, hasReview: true });
      // What the user typed stays, although the review that it replaces is now known.
      onChange(value);
      return own ? undefined : { form: 'review.form.already' };
    }
    if (outcome.kind === 'deletedMeanwhile') {
      setLearned({ offerId, hasReview: false });
      onChange(value);
      return { form: 'deleteReview.meanwhile' };
    }
    return outcome.kind === 'rejected'
      ? { fields: { text: outcome.messages } }
      : { form: 'review.form.failed' };
  };
  const ready = !mine.loading && !isFinding && !deleting;
  const form = useReviewForm({ value, onChange, company, send, ready });
  const { sending } = form.button;

  return (
    <>
      <ReviewForm
        form={form}
        company={company}
        hasNoOffer={hasNoOffer}
        isBusy={sending || deleting}
        submit={isEdit ? 'form.save' : 'review.form.submit'}
        lead={
          own &&
          isEdit && (
            <p className={classes['lead']}>
              <FormattedMessage id="review.form.already" />
            </p>
          )
        }
      />
      {isEdit && offer && !sending && (
        <DeleteReview
          key={offer.offerId}
          offerId={offer.offerId}
          open={open}
          deleting={deleting}
          onDeleting={setDeleting}
          onDeleted={() => {
            isDeleted.current = true;
            onDone();
            flash({ variation: 'success', message: <FormattedMessage id="deleteReview.done" /> });
          }}
        />
      )}
    </>
  );
}
