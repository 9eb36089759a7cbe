import type { IdentityDeps } from '../deps.ts';

/** Amazon's clients hash it into the proof of a device, so it never changes: it is derived from a key in the database. */
export const deviceGroupKey = ({ secrets }: Pick<IdentityDeps, 'secrets'>): string =>
  `-${secrets.keyedHash('device group').toString('hex').slice(0, 8)}`;
