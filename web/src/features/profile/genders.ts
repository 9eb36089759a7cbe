import type { Gender } from '../../__generated__/useProfile_metadata.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';

/** The genders in display order. One that the graph adds does not compile until it has a name here. */
const messages = {
  FEMALE: 'gender.female',
  MALE: 'gender.male',
  OTHER: 'gender.other',
} as const satisfies Readonly<Record<Gender, MessageId>>;

export const genders = Object.keys(messages) as readonly Gender[];

/** The message id of a gender's name. */
export const genderName = (gender: Gender) => messages[gender];
