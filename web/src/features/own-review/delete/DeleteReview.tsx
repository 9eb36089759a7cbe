import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import classes from './DeleteReview.module.css';
import type { OpenPage } from '../send/changedReviews.ts';
import { useDeleteReview } from './useDeleteReview.ts';

interface DeleteReviewProps {
  readonly offerId: string;
  readonly open: OpenPage;
  readonly deleting: boolean;
  readonly onDeleting: (deleting: boolean) => void;
  readonly onDeleted: () => void;
}

/** Deletes the user's review of an offer, after a second press. */
export function DeleteReview({ offerId, open, deleting, onDeleting, onDeleted }: DeleteReviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const deleteReview = useDeleteReview(open);
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const ask = (next: boolean) => {
    setIsAsking(next);
    setIsFailed(false);
    // The pressed button disappears.
    requestAnimationFrame(() => button.current?.focus());
  };
  const confirm = async () => {
    if (deleting) return;
    setIsFailed(false);
    onDeleting(true);
    const isDeleted = await deleteReview(offerId);
    onDeleting(false);
    if (isDeleted) onDeleted();
    else setIsFailed(true);
  };
  if (!isAsking)
    return (
      <Button ref={button} className={classes['open'] ?? ''} variant="subtle" onClick={() => ask(true)}>
        <FormattedMessage id="deleteReview.open" />
      </Button>
    );
  return (
    <div className={classes['question']} role="group" aria-labelledby={textId}>
      {isFailed && <FormFailure id="deleteReview.failed" />}
      <p id={textId} className={classes['text']}>
        <FormattedMessage id="deleteReview.text" />
      </p>
      <div className={classes['answers']}>
        <Button
          ref={button}
          variant="default"
          aria-disabled={deleting}
          onClick={() => {
            if (!deleting) ask(false);
          }}
        >
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button
          className={classes['confirm'] ?? ''}
          classNames={wrappingButton}
          aria-disabled={deleting}
          onClick={() => void confirm()}
        >
          <FormattedMessage id={deleting ? 'form.wait' : 'deleteReview.confirm'} />
        </Button>
      </div>
    </div>
  );
}
