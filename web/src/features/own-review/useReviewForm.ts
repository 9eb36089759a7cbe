import { useForm, type Refusal } from '../../ui/form/useForm.ts';
import type { ReviewDraft } from './reviewDraft.ts';
import { maxReviewLength, reviewFaults } from './reviewFaults.ts';
import type { ReviewedCompany } from './reviewTarget.ts';

interface ReviewFormOptions {
  readonly value: ReviewDraft;
  readonly onChange: (value: ReviewDraft) => void;
  /** The company, of which the city must be chosen; null when the offer is known. */
  readonly company: ReviewedCompany | null;
  readonly send: () => Promise<Refusal | undefined>;
  readonly ready: boolean;
}

export const useReviewForm = ({ value, onChange, company, send, ready }: ReviewFormOptions) =>
  useForm([value, onChange], {
    faults: {
      ...reviewFaults(value),
      citySlug:
        company?.place.citySlug === null && value.citySlug === '' ? 'review.form.city.required' : null,
    },
    faultValues: { max: maxReviewLength },
    send,
    ready,
  });
