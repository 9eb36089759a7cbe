import { useRef, useState, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import { DeleteReview } from './delete/DeleteReview.tsx';
import classes from './ownReview.module.css';
import { emptyDraft, type ReviewDraft } from './reviewDraft.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewedCompany, ReviewedOffer } from './reviewTarget.ts';
import { useReloadReviews } from './send/useReloadReviews.ts';
import { useSendReview } from './send/useSendReview.ts';
import { useMyReviews, useReloadMyReviews } from './useMyReviews.ts';

/** Runs one task of a form at a time: another one that is started meanwhile gives null and does not run. Tasks never throw. */
const useOneTask = <Name extends string>(onBusy: (isBusy: boolean) => void) => {
  const isBusy = useRef(false);
  /** The task that is running; null without one. */
  const [running, setRunning] = useState<Name | null>(null);
  const run = async <Outcome,>(name: Name, task: () => Promise<Outcome>): Promise<Outcome | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setRunning(name);
    onBusy(true);
    const outcome = await task();
    isBusy.current = false;
    setRunning(null);
    onBusy(false);
    return outcome;
  };
  return { running, run };
};

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
  /** Whether what stands above the form can be sent with it; if not, says so there. */
  readonly checkAbove: () => boolean;
  /** Called when saving or deleting begins and ends: the offer must not change meanwhile. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The form of a signed-in user: for a new review of the offer, or for the existing one. */
export function UsersReview(props: UsersReviewProps) {
  const { offer, company, draft, onChange, onDone, checkAbove, onBusy } = props;
  const flash = useFlash();
  const formatDate = useDateFormat();
  const mine = useMyReviews();
  const reloadMine = useReloadMyReviews();
  const reloadReviews = useReloadReviews();
  const sendReview = useSendReview();
  const { running, run } = useOneTask<'save' | 'delete'>(onBusy);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  /** Whether an offer has a review of the user, according to the server's rejection; newer than the list of their reviews. */
  const [learned, setLearned] = useState<{ offerId: string; hasReview: boolean } | null>(null);

  const own = offer && mine.reviewOf(offer.offerId);
  /** Whether the offer of the chosen city is still being found. */
  const isFinding = offer === null && (company?.place.citySlug ?? draft?.citySlug ?? '') !== '';
  const isEdit = offer !== null && (learned?.offerId === offer.offerId ? learned.hasReview : own !== null);
  const ofOwn = own && { ...emptyDraft, rating: own.rating, text: own.reviewText ?? '' };
  const isUntouched = draft === null || (draft.rating === 0 && draft.text === '');
  const value = isUntouched && ofOwn ? { ...ofOwn, citySlug: draft?.citySlug ?? '' } : (draft ?? emptyDraft);

  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The button that opened the dialog may disappear with the review, and the focus with it.
      if (isDeleted.current && document.activeElement?.closest('article, li'))
        document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );

  const finish = (offerId: string) => {
    onDone();
    reloadMine();
    reloadReviews(offerId);
  };

  const send = async () => {
    // Without a city the form is not sent.
    if (offer === null) return;
    setFailure(null);
    setRejected([]);
    const { offerId } = offer;
    const { rating, text } = value;
    const outcome = await run('save', () => sendReview({ offerId, rating, text, isEdit, former: own }));
    if (outcome === null) return;
    if (outcome.kind === 'saved') {
      finish(offerId);
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
      return;
    }
    if (outcome.kind === 'alreadyReviewed') {
      setLearned({ offerId, hasReview: true });
      if (!own) setFailure('review.form.already');
      // What the user typed stays, although the review that it replaces is now known.
      onChange(value);
    } else if (outcome.kind === 'deletedMeanwhile') {
      setLearned({ offerId, hasReview: false });
      setFailure('deleteReview.meanwhile');
      reloadMine();
      reloadReviews(offerId);
      onChange(value);
    } else if (outcome.kind === 'rejected') setRejected(outcome.messages);
    else setFailure('review.form.failed');
  };

  return (
    <>
      {own && isEdit && (
        <p className={classes['lead']}>
          <FormattedMessage id="review.form.already" />
        </p>
      )}
      <ReviewForm
        value={value}
        onChange={onChange}
        checkAbove={checkAbove}
        onSend={() => void send()}
        sending={running === 'save'}
        ready={!mine.loading && !isFinding && running !== 'delete'}
        submit={isEdit ? 'form.save' : 'review.form.submit'}
        failure={failure}
        rejected={rejected}
      />
      {isEdit && offer && running !== 'save' && (
        <DeleteReview
          key={offer.offerId}
          offerId={offer.offerId}
          sending={running === 'delete'}
          run={(task) => run('delete', task)}
          onDeleted={() => {
            isDeleted.current = true;
            finish(offer.offerId);
            flash({ variation: 'success', message: <FormattedMessage id="deleteReview.done" /> });
          }}
        />
      )}
    </>
  );
}
