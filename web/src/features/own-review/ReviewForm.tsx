import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { CityChoice, type CityChoiceProps } from './CityChoice.tsx';
import classes from './ownReview.module.css';
import type { ReviewedCompany } from './reviewTarget.ts';
import { StarsField } from './StarsField.tsx';
import type { useReviewForm } from './useReviewForm.ts';

interface ReviewFormProps {
  readonly form: ReturnType<typeof useReviewForm>;
  /** The company, of which the city must be chosen; null when the offer is known. */
  readonly company: ReviewedCompany | null;
  readonly hasNoOffer: CityChoiceProps['hasNoOffer'];
  /** Whether the city cannot be changed, because its review is being sent or deleted. */
  readonly isBusy?: boolean;
  readonly submit: MessageId;
  /** What is said below the city. */
  readonly lead?: Elements;
}

/** Stars and a text, and the city where the visitor chooses one. */
export function ReviewForm({ form, company, hasNoOffer, isBusy = false, submit, lead }: ReviewFormProps) {
  return (
    <form {...form.props} className={classes['form']}>
      {company && (
        <CityChoice {...form.field('citySlug')} company={company} isInert={isBusy} hasNoOffer={hasNoOffer} />
      )}
      {lead}
      <FormFailure id={form.failure} />
      <StarsField {...form.field('rating')} />
      <TextAreaField
        {...form.field('text')}
        name="reviewText"
        label={<FormattedMessage id="review.form.text" />}
        description={<FormattedMessage id="review.form.help" />}
      />
      <p className={classes['note']}>
        <FormattedMessage id="review.form.public" />
      </p>
      <SubmitButton {...form.button} label={submit} sendingLabel="form.saving" />
    </form>
  );
}
