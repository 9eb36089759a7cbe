import { keptValue } from '../../browser/keptValue.ts';
import { applicantFields, emptyApplicant, type ApplicantForm } from './applicant.ts';

/** Parses the stored form; values that are not text become empty. */
export const draftFrom = (text: string | null): ApplicantForm => {
  try {
    const held = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
    const typed = applicantFields.flatMap((field) => {
      const value = held?.[field];
      return typeof value === 'string' ? [[field, value]] : [];
    });
    return { ...emptyApplicant, ...Object.fromEntries(typed) };
  } catch {
    return emptyApplicant;
  }
};

const kept = keptValue('directApply', draftFrom);

/** What was typed into the form, for any offer. Browser only. */
export const applicantDraft = kept.get;

/** Stores what is typed, for this and later visits. */
export const keepApplicantDraft = kept.set;
