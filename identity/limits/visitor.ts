import { isKnownNetwork, networkHash } from '../../services/src/identity/knownNetworks.ts';
import { hashOf } from '../../services/src/text/secrets.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { hasDevice } from '../devices/devices.ts';

/** Somebody who tries to get into an account, as that account sees them. */
export interface Visitor {
  /** The IP address. */
  readonly address: string;
  /** Under what the tries are counted: the browser from which the user signed in before, else the network. */
  readonly key: string;
  /** Whether the user signed in from this browser or network before, so that what strangers try does not count here. */
  readonly isUsual: boolean;
}

/** The visitor of an account, or of the made-up id of a name without one, which nobody has visited before. */
export const visitorOf = async (
  deps: Pick<IdentityDeps, 'database'>,
  account: { readonly id: string },
  { address }: Pick<Caller, 'address'>,
  deviceKey: string | null = null,
): Promise<Visitor> => {
  // Devices have random keys, which nobody else knows.
  if (deviceKey !== null && (await hasDevice(deps, account, deviceKey)))
    return { address, key: hashOf(`device ${deviceKey}`), isUsual: true };
  const isUsual = await isKnownNetwork(deps.database, account.id, address);
  return { address, key: networkHash(account.id, address), isUsual };
};
