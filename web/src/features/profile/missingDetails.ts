import type { MessageId } from '../../i18n/messageId.ts';

/** What a profile can contain, each with its message. */
export const detailLabels = {
  name: 'desk.missing.name',
  birthdate: 'desk.missing.birthdate',
  phone: 'desk.missing.phone',
  typeOfJobs: 'desk.missing.typeOfJobs',
  worktown: 'desk.missing.worktown',
  favouriteCategories: 'desk.missing.favouriteCategories',
  languages: 'desk.missing.languages',
} as const satisfies Readonly<Record<string, MessageId>>;

export type ProfileDetail = keyof typeof detailLabels;

export const profileDetails = Object.keys(detailLabels) as readonly ProfileDetail[];

/** The details that are still missing, in the order in which they are asked for. */
export const missingDetails = (given: Readonly<Record<ProfileDetail, boolean>>): readonly ProfileDetail[] =>
  profileDetails.filter((detail) => !given[detail]);
