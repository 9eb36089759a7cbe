import { isPhoneNumber } from '../account/phoneNumber.ts';
import { isName } from '../../i18n/isName.ts';

/** The form fields of a guest who applies. */
export interface ApplicantForm {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string;
}

export type ApplicantField = keyof ApplicantForm;

/** The order of the fields in the form and in its summary of errors. */
export const applicantFields = ['given_name', 'family_name', 'email', 'phone'] as const;

export const emptyApplicant: ApplicantForm = { email: '', given_name: '', family_name: '', phone: '' };

const limits: Record<ApplicantField, number> = { email: 254, given_name: 100, family_name: 100, phone: 30 };
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Fault = 'form.email' | 'form.name' | 'form.phone' | 'form.required' | 'form.tooLong';

const faultOf = (field: ApplicantField, value: string): Fault | undefined => {
  if (value === '') return 'form.required';
  if (value.length > limits[field]) return 'form.tooLong';
  if (field === 'email' && !emailPattern.test(value)) return 'form.email';
  if (field === 'phone' && !isPhoneNumber(value)) return 'form.phone';
  if ((field === 'given_name' || field === 'family_name') && !isName(value)) return 'form.name';
  return undefined;
};

/** The form with surrounding whitespace trimmed. */
const trimmed = (form: ApplicantForm): ApplicantForm => ({
  email: form.email.trim(),
  given_name: form.given_name.trim(),
  family_name: form.family_name.trim(),
  phone: form.phone.trim(),
});

const fullNameOf = ({ given_name, family_name }: ApplicantForm): string =>
  `${given_name} ${family_name}`.trim();

/** Message id by field; empty when the form is valid. */
export const applicantFaults = (form: ApplicantForm): Partial<Record<ApplicantField, Fault>> => {
  const values = trimmed(form);
  const faults = Object.fromEntries(
    applicantFields.flatMap((field) => {
      const fault = faultOf(field, values[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
  // The company gets the full name, which has to be one, too: a number may be in both parts.
  const hasNameFault = 'given_name' in faults || 'family_name' in faults;
  return hasNameFault || isName(fullNameOf(values)) ? faults : { ...faults, family_name: 'form.name' };
};

/** The lead fields that the form fills; a user's profile may lack the name and the phone number. */
export const applicantLead = (form: ApplicantForm): { email: string; fullName?: string; phone?: string } => {
  const { email, phone, ...names } = trimmed(form);
  const fullName = fullNameOf({ email, phone, ...names });
  return { email, ...(fullName && { fullName }), ...(phone && { phone }) };
};

/** The form with its empty fields filled from another one. */
export const filledFrom = (form: ApplicantForm, other: ApplicantForm): ApplicantForm => ({
  email: form.email || other.email,
  given_name: form.given_name || other.given_name,
  family_name: form.family_name || other.family_name,
  phone: form.phone || other.phone,
});

/** The form's field for an input path; the full name maps to the first name. */
export const formFieldOf = (path: readonly string[] | null): ApplicantField | null => {
  const [field] = path ?? [];
  if (field === 'email' || field === 'phone') return field;
  return field === 'fullName' ? 'given_name' : null;
};
