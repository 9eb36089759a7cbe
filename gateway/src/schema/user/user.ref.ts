import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import type { MyJobOffer, User, UserLanguage, UserMetadata } from '../../rest/rows.ts';

/** The signed-in user. The account is loaded when a field needs it, unless a mutation already has it. */
export interface Viewer {
  readonly account: User | null;
}

export const UserRef = builder.objectRef<Viewer>('User');

export const UserMetadataRef = builder.objectRef<UserMetadata>('UserMetadata');

export const UserLanguageRef = builder.objectRef<UserLanguage>('UserLanguage');

export const UserJobOfferRef = builder.objectRef<MyJobOffer>('UserJobOffer');

export const UserJobOfferConnectionRef = connectionType(
  'UserJobOffer',
  UserJobOfferRef,
  'offers the user applied for or reviewed',
);

export const GenderRef = builder.enumType('Gender', {
  description: 'How a user wants to be addressed.',
  values: {
    OTHER: { value: 'other', description: 'In another way.' },
    MALE: { value: 'male', description: 'As a man.' },
    FEMALE: { value: 'female', description: 'As a woman.' },
  } as const,
});

export const LanguageLevelRef = builder.enumType('LanguageLevel', {
  description: 'How well a user speaks a language.',
  values: {
    BASIC: { value: 'basic', description: 'Simple sentences.' },
    CONVERSATIONAL: { value: 'conversational', description: 'Everyday talk.' },
    FLUENT: { value: 'fluent', description: 'Without effort.' },
    NATIVE: { value: 'native', description: 'Since childhood.' },
  } as const,
});

export const IdentityProviderRef = builder.enumType('IdentityProvider', {
  description: 'How a user signs in.',
  values: {
    COGNITO: { value: 'cognito', description: 'With an email address and a password.' },
    AUTH0: { value: 'auth0', description: 'With an email address and a password, in a former system.' },
    GOOGLE: { value: 'google', description: 'With a Google account.' },
    FACEBOOK: { value: 'facebook', description: 'With a Facebook account.' },
  } as const,
});
