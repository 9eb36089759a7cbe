import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { ReportReviewModalMutation } from '../../__generated__/ReportReviewModalMutation.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { Choice } from '../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { keepReport } from './ownReports.ts';
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

type Reason = (typeof reasons)[number][0];

const mutation = graphql`
  mutation ReportReviewModalMutation($input: ReportReviewInput!) {
    reportReview(input: $input) {
      reportedId
      userErrors {
        message
      }
    }
  }
`;

/** Where a user reports a review that may break the rules. */
export function ReportReviewModal({ data, close, confirm }: ModalProps<'reportReview'>) {
  const flash = useFlash();
  const environment = useRelayEnvironment();
  /** No reason at first: a report for the wrong one costs the moderators time. */
  const state = useState<{ reason: Reason | null; comment: string }>({ reason: null, comment: '' });
  const form = useForm(state, {
    faults: { reason: state[0].reason === null ? 'form.unknown' : null },
    send: async ({ reason, comment }) => {
      if (reason === null) return undefined;
      const userErrors = await sendMutation<ReportReviewModalMutation>(environment, mutation, {
        input: { reviewId: data.reviewId, reason, comment },
      }).then(
        (payload) => payload.userErrors,
        () => null,
      );
      if (userErrors === null) return { form: 'form.failed' };
      if (userErrors.length > 0) return { fields: { comment: userErrors.map(({ message }) => message) } };
      keepReport(data.reviewId);
      confirm();
      flash({ variation: 'success', message: <FormattedMessage id="review.report.done" /> });
      return undefined;
    },
  });
  const reason = form.field('reason');
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="review.report.title" />}>
      <form {...form.props} className={classes['form']}>
        <p className={classes['text']}>
          <FormattedMessage id="review.report.text" />
        </p>
        <FormFailure id={form.failure} />
        <ChoiceGroup isList legend={<FormattedMessage id="review.report.reason" />} errors={reason.errors}>
          {reasons.map(([value, label], at) => (
            <Choice
              key={value}
              type="radio"
              name={reason.name}
              value={value}
              checked={value === reason.value}
              // Where the dialog puts the focus first.
              {...(at === 0 ? { 'data-autofocus': true } : {})}
              onChange={() => reason.onChange(value)}
            >
              <FormattedMessage id={label} />
            </Choice>
          ))}
        </ChoiceGroup>
        <TextAreaField {...form.field('comment')} label={<FormattedMessage id="review.report.comment" />} />
        <SubmitButton {...form.button} label="review.report.submit" sendingLabel="form.sending" />
      </form>
    </SiteModal>
  );
}
