import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { ReportReviewModalMutation } from '../../__generated__/ReportReviewModalMutation.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { keepFeedback } from './ownFeedback.ts';
import classes from './ReportReviewModal.module.css';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly reportReview: { readonly reviewId: string };
  }
}

const reasons = [
  ['SPAM', 'review.report.spam'],
  ['OFFENSIVE', 'review.report.offensive'],
  ['PERSONAL_DATA', 'review.report.personal_data'],
  ['UNTRUE', 'review.report.untrue'],
  ['OTHER', 'review.report.other'],
] as const;

/** Where a user reports a review that may break the rules. */
export function ReportReviewModal({ data, close, confirm }: ModalProps<'reportReview'>) {
  const flash = useFlash();
  const { formatMessage } = useIntl();
  /** None at first: a report for the wrong reason costs the moderators time. */
  const [reason, setReason] = useState<(typeof reasons)[number][0] | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const lacksReason = isChecked && reason === null;
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [comment, setComment] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [report, isInFlight] = useMutation<ReportReviewModalMutation>(graphql`
    mutation ReportReviewModalMutation($input: ReportReviewInput!) {
      reportReview(input: $input) {
        reportedId
        userErrors {
          message
        }
      }
    }
  `);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isInFlight) return;
    setIsChecked(true);
    if (reason === null) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    setFailed(false);
    setMessages([]);
    report({
      variables: { input: { reviewId: data.reviewId, reason, comment } },
      onCompleted: ({ reportReview }) => {
        if (reportReview?.reportedId) {
          keepFeedback('reviewReport', data.reviewId, true);
          confirm();
          flash({ variation: 'success', message: <FormattedMessage id="review.report.done" /> });
        } else if (reportReview) setMessages(reportReview.userErrors.map(({ message }) => message));
        else setFailed(true);
      },
      onError: () => setFailed(true),
    });
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="review.report.title" />}>
      <form ref={form} className={classes['form']} noValidate onSubmit={send}>
        <p className={classes['text']}>
          <FormattedMessage id="review.report.text" />
        </p>
        {failed && <FormFailure />}
        <fieldset className={classes['reasons']} {...(lacksReason ? { 'aria-describedby': errorId } : {})}>
          <legend className={classes['legend']}>
            <FormattedMessage id="review.report.reason" />
          </legend>
          {reasons.map(([value, label], at) => (
            <Choice
              key={value}
              type="radio"
              name="reason"
              value={value}
              checked={value === reason}
              // Where the dialog puts the focus first.
              {...(at === 0 ? { 'data-autofocus': true } : {})}
              onChange={() => setReason(value)}
            >
              <FormattedMessage id={label} />
            </Choice>
          ))}
        </fieldset>
        {lacksReason && <GroupErrors id={errorId} errors={[formatMessage({ id: 'form.unknown' })]} isAlert />}
        <TextAreaField
          name="comment"
          label={<FormattedMessage id="review.report.comment" />}
          value={comment}
          errors={messages}
          onChange={setComment}
        />
        <SubmitButton label="review.report.submit" sendingLabel="form.sending" sending={isInFlight} />
      </form>
    </SiteModal>
  );
}
