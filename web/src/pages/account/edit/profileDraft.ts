import type { Gender, JobOfferType } from '../../../__generated__/useProfile_metadata.graphql.ts';
import type { SaveUserInput } from '../../../__generated__/useSaveProfileMutation.graphql.ts';
import { isPhoneNumber } from '../../../auth/account/phoneNumber.ts';
import { birthdateFault, birthdateOf, type BirthdateText } from '../../../features/profile/birthdate.ts';
import { isName } from '../../../i18n/isName.ts';
import type { MessageId } from '../../../i18n/messageId.ts';

/** What the form of the profile holds. */
export interface ProfileDraft {
  readonly givenName: string;
  readonly familyName: string;
  readonly birthdate: BirthdateText;
  /** Empty when not given. */
  readonly gender: Gender | '';
  readonly phone: string;
  readonly typeOfJobs: readonly JobOfferType[];
  /** Null until the user says so. */
  readonly workFromHome: boolean | null;
  readonly emailConsent: boolean;
}

export type ProfileField = 'givenName' | 'familyName' | 'birthdate' | 'phone';

/** The fields that can be wrong, in the order of the form, with their labels. */
export const profileFieldLabels = {
  givenName: 'directApply.givenName',
  familyName: 'directApply.familyName',
  birthdate: 'profile.birthdate',
  phone: 'directApply.phone',
} as const satisfies Readonly<Record<ProfileField, MessageId>>;

export const profileFields = Object.keys(profileFieldLabels) as readonly ProfileField[];

const maxNameLength = 100;

const phoneFault = (phone: string): MessageId | undefined =>
  phone === '' || isPhoneNumber(phone) ? undefined : 'form.phone';

const nameFault = (name: string): MessageId | undefined => {
  if (name.length > maxNameLength) return 'form.tooLong';
  return name === '' || isName(name) ? undefined : 'form.name';
};

/** The message id of each field that is wrong; all fields may be empty. */
export const profileFaults = (
  draft: ProfileDraft,
  today: string,
): Partial<Record<ProfileField, MessageId>> => {
  const found = {
    givenName: nameFault(draft.givenName.trim()),
    familyName: nameFault(draft.familyName.trim()),
    birthdate: birthdateFault(draft.birthdate, today),
    phone: phoneFault(draft.phone.trim()),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};

/** The input of the mutation. Names that Google or Facebook define are not sent. */
export const profileInput = (
  draft: ProfileDraft,
  { isNameEditable, language }: { readonly isNameEditable: boolean; readonly language: string },
): SaveUserInput => ({
  ...(isNameEditable
    ? { givenName: draft.givenName.trim() || null, familyName: draft.familyName.trim() || null }
    : {}),
  birthdate: birthdateOf(draft.birthdate),
  gender: draft.gender || null,
  phone: draft.phone.trim() || null,
  typeOfJobs: draft.typeOfJobs,
  workFromHome: draft.workFromHome,
  emailConsent: draft.emailConsent,
  language,
});
