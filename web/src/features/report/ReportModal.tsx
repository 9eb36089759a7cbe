import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { ReportModalOfferMutation } from '../../__generated__/ReportModalOfferMutation.graphql.ts';
import type { ReportModalReviewMutation } from '../../__generated__/ReportModalReviewMutation.graphql.ts';
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
import classes from './ReportModal.module.css';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

export interface Reported {
  readonly what: 'review' | 'offer';
  readonly id: string;
}

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly report: Reported;
  }
}

const reasons = {
  review: ['SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'UNTRUE', 'OTHER'],
  offer: ['CLOSED', 'WRONG_PAY', 'ASKS_FOR_MONEY', 'SCAM', 'OTHER'],
} as const;

type ReviewReason = (typeof reasons.review)[number];
type OfferReason = (typeof reasons.offer)[number];

const reviewMutation = graphql`
  mutation ReportModalReviewMutation($input: ReportReviewInput!) {
    reportReview(input: $input) {
      reportedId
      userErrors {
        message
      }
    }
  }
`;

const offerMutation = graphql`
  mutation ReportModalOfferMutation($input: ReportJobOfferInput!) {
    reportJobOffer(input: $input) {
      reportedId
      userErrors {
        message
      }
    }
  }
`;

/** Where a user reports a review that may break the rules, or an offer that should not be listed so. */
export function ReportModal({ data: { what, id }, close, confirm }: ModalProps<'report'>) {
  const flash = useFlash();
  const environment = useRelayEnvironment();
  /** No reason at first: a report for the wrong one costs the moderators time. */
  const state = useState<{ reason: ReviewReason | OfferReason | null; comment: string }>({
    reason: null,
    comment: '',
  });
  const form = useForm(state, {
    faults: { reason: state[0].reason === null ? 'form.unknown' : null },
    send: async ({ reason, comment }) => {
      if (reason === null) return undefined;
      const sent =
        what === 'review'
          ? sendMutation<ReportModalReviewMutation>(environment, reviewMutation, {
              input: { reviewId: id, reason: reason as ReviewReason, comment },
            })
          : sendMutation<ReportModalOfferMutation>(environment, offerMutation, {
              input: { offerId: id, reason: reason as OfferReason, comment },
            });
      const userErrors = await sent.then(
        (payload) => payload.userErrors,
        () => null,
      );
      if (userErrors === null) return { form: 'form.failed' };
      if (userErrors.length > 0) return { fields: { comment: userErrors.map(({ message }) => message) } };
      keepReport(id);
      confirm();
      flash({ variation: 'success', message: <FormattedMessage id={`report.${what}.done`} /> });
      return undefined;
    },
  });
  const reason = form.field('reason');
  return (
    <SiteModal onClose={close} title={<FormattedMessage id={`report.${what}.title`} />}>
      <form {...form.props} className={classes['form']}>
        <p className={classes['text']}>
          <FormattedMessage id={`report.${what}.text`} />
        </p>
        <FormFailure id={form.failure} />
        <ChoiceGroup isList legend={<FormattedMessage id="report.reason" />} errors={reason.errors}>
          {reasons[what].map((value, at) => (
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
              <FormattedMessage id={`report.reason.${value}`} />
            </Choice>
          ))}
        </ChoiceGroup>
        <TextAreaField {...form.field('comment')} label={<FormattedMessage id="report.comment" />} />
        <SubmitButton {...form.button} label="report.submit" sendingLabel="form.sending" />
      </form>
    </SiteModal>
  );
}
