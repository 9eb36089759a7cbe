import type { IdentityUser } from './users.ts';

/** The name that clients see: accounts of providers have one that says which, others only their id. */
export const shownName = ({ id, status, username }: IdentityUser): string =>
  status === 'EXTERNAL_PROVIDER' ? username : id;
