import { storedFields } from '../../browser/storage/storedJson.ts';
import { storedValue } from '../../browser/storage/storedValue.ts';
import { applicantFields, emptyApplicant, type ApplicantForm } from './applicant.ts';

/** Parses the stored form; values that are not text become empty. */
export const draftFrom = (text: string | null): ApplicantForm => {
  const stored = storedFields(text);
  const typed = applicantFields.flatMap((field) => {
    const value = stored[field];
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return { ...emptyApplicant, ...Object.fromEntries(typed) };
};

const stored = storedValue('directApply', draftFrom);

/** The stored input of the form, shared by all offers. Browser only. */
export const applicantDraft = stored.get;

/** Stores the input for this and later visits. */
export const saveApplicantDraft = stored.set;
