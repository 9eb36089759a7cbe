import { applicantFaults } from '../applicant/applicant.ts';
import { applicantDraft } from '../applicant/applicantDraft.ts';

/**
 * What the visitor typed to apply before signing up, with the names of the metadata's fields: only if it was with the
 * address of the account, and what the profile accepts.
 */
export const applicationAnswers = (address: string | null): Readonly<Record<string, string>> => {
  const form = applicantDraft();
  if (address === null || form.email.trim().toLowerCase() !== address.toLowerCase()) return {};
  const faults = applicantFaults(form);
  const typed = [
    ['givenName', 'given_name'],
    ['familyName', 'family_name'],
    ['phone', 'phone'],
  ] as const;
  return Object.fromEntries(
    typed.flatMap(([name, field]) => (faults[field] === undefined ? [[name, form[field].trim()]] : [])),
  );
};
