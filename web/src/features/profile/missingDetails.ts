import type { MessageId } from '../../i18n/messageId.ts';
import { profileEditPath, profilePath } from '../../paths/paths.ts';

/** What a profile can contain, by the message of each detail and the page on which it is entered. */
const details = {
  name: { label: 'desk.missing.name', to: profileEditPath },
  birthdate: { label: 'desk.missing.birthdate', to: profileEditPath },
  phone: { label: 'desk.missing.phone', to: profileEditPath },
  typeOfJobs: { label: 'desk.missing.typeOfJobs', to: profileEditPath },
  worktown: { label: 'desk.missing.worktown', to: profilePath },
  favouriteCategories: { label: 'desk.missing.favouriteCategories', to: profilePath },
  languages: { label: 'desk.missing.languages', to: profilePath },
} as const satisfies Readonly<Record<string, { readonly label: MessageId; readonly to: string }>>;

export type ProfileDetail = keyof typeof details;

export const profileDetails = Object.keys(details) as readonly ProfileDetail[];

export const detailLink = (detail: ProfileDetail) => details[detail];

/** The details that are still missing, in the order in which they are asked for. */
export const missingDetails = (given: Readonly<Record<ProfileDetail, boolean>>): readonly ProfileDetail[] =>
  profileDetails.filter((detail) => !given[detail]);
