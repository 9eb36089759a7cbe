import { keptValue } from '../../browser/keptValue.ts';
import { applicantFields, emptyApplicant, type ApplicantForm } from './applicant.ts';

/** Parses the stored form; values that are not text become empty. */
export const draftFrom = (text: string | null): ApplicantForm => {
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
    const typed = applicantFields.flatMap((field) => {
      const value = stored?.[field];
      return typeof value === 'string' ? [[field, value]] : [];
    });
    return { ...emptyApplicant, ...Object.fromEntries(typed) };
  } catch {
    return emptyApplicant;
  }
};

const kept = keptValue('directApply', draftFrom);

/** The stored input of the form, shared by all offers. Browser only. */
export const applicantDraft = kept.get;

/** Stores the input for this and later visits. */
export const keepApplicantDraft = kept.set;
