interface Names {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
}

/** The names of a signed-in user, as the graph has them. */
export interface NamedUser extends Names {
  readonly email?: string | null | undefined;
  readonly identityProvider?: string | null | undefined;
  readonly metadata?: Names | null | undefined;
}

/** Whether the user's names and picture are those of the profile; otherwise Google or Facebook defines them. */
export const isNameEditable = (provider: string | null | undefined): boolean =>
  provider !== 'GOOGLE' && provider !== 'FACEBOOK';

/** The user's names: the profile's own take priority where they can be edited. */
export const namesOf = (user: NamedUser): { readonly givenName: string; readonly familyName: string } => {
  const { metadata, identityProvider } = user;
  const [first, second] = isNameEditable(identityProvider) ? [metadata, user] : [user, metadata];
  return {
    givenName: first?.givenName || second?.givenName || '',
    familyName: first?.familyName || second?.familyName || '',
  };
};

/** The user's name as one text; the email address when there is none. */
export const userName = (user: NamedUser): string => {
  const { givenName, familyName } = namesOf(user);
  return [givenName, familyName].filter(Boolean).join(' ') || (user.email ?? '');
};
