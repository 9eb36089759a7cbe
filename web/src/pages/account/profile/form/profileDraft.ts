import type { ProfileForm_viewer$data } from '../../../../__generated__/ProfileForm_viewer.graphql.ts';
import type { Gender, JobOfferType } from '../../../../__generated__/useProfile_metadata.graphql.ts';
import type { SaveUserInput } from '../../../../__generated__/useSaveProfileMutation.graphql.ts';
import { isPhoneNumber } from '../../../../auth/account/phoneNumber.ts';
import { namesOf } from '../../../../auth/userName.ts';
import {
  birthdateFault,
  birthdateOf,
  birthdateText,
  type BirthdateText,
} from '../../../../features/profile/birthdate.ts';
import { isName } from '../../../../i18n/isName.ts';
import type { MessageId } from '../../../../i18n/messageId.ts';

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
): Record<ProfileField, MessageId | undefined> => ({
  givenName: nameFault(draft.givenName.trim()),
  familyName: nameFault(draft.familyName.trim()),
  birthdate: birthdateFault(draft.birthdate, today),
  phone: phoneFault(draft.phone.trim()),
});

/** What the form shows of a user before anything is typed. */
export const storedDraft = (user: ProfileForm_viewer$data): ProfileDraft => ({
  ...namesOf(user),
  birthdate: birthdateText(user.metadata?.birthdate),
  gender: user.metadata?.gender ?? '',
  phone: user.metadata?.phone ?? '',
  typeOfJobs: user.metadata?.typeOfJobs ?? [],
  workFromHome: user.metadata?.workFromHome ?? null,
  emailConsent: user.emailConsent ?? false,
});

/** The fields of a draft that differ from what is stored. */
export const changedFields = (stored: ProfileDraft, draft: ProfileDraft): Partial<ProfileDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof ProfileDraft]),
    ),
  );

/** The input of the mutation: of the fields only the changed ones, because another tab may have saved the others meanwhile. */
export const profileInput = (changed: Partial<ProfileDraft>, language: string): SaveUserInput => {
  const { givenName, familyName, birthdate, gender, phone, ...asTyped } = changed;
  return {
    ...asTyped,
    ...(givenName !== undefined && { givenName: givenName.trim() || null }),
    ...(familyName !== undefined && { familyName: familyName.trim() || null }),
    ...(birthdate !== undefined && { birthdate: birthdateOf(birthdate) }),
    ...(gender !== undefined && { gender: gender || null }),
    ...(phone !== undefined && { phone: phone.trim() || null }),
    language,
  };
};
