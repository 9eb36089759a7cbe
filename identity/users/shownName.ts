import type { IdentityUser } from './users.ts';

/** The name that clients see: the user name for accounts of providers, the id for others. */
export const shownName = ({ id, status, username }: IdentityUser): string =>
  status === 'EXTERNAL_PROVIDER' ? username : id;
