import { deviceIdOf } from '../amplify/amplifyEntries.ts';
import { authState } from '../authStore.ts';
import { usernameOf } from '../session/signInOf.ts';
import type { AuthStep } from './authStep.ts';
import { shortDeviceName } from './deviceName.ts';
import { runInSession } from './runStep.ts';

/** A browser that the user had remembered. */
export interface Device {
  readonly id: string;
  readonly name: string | null;
  readonly lastUsed: Date | null;
  /** Whether it is this browser. */
  readonly isThis: boolean;
}

/** What the pool lists about a device, as far as Amplify types it. */
interface ListedDevice {
  readonly id: string;
  readonly name?: string | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lastAuthenticatedDate?: Date | undefined;
}

/** A pool also lists the browsers that signed in and are not remembered. */
const isRemembered = ({ attributes }: ListedDevice): boolean =>
  attributes?.['dev:device_remembered_status'] !== 'not_remembered';

/** The remembered devices, at most 60, or the step `failed`. */
export const listDevices = (): Promise<readonly Device[] | AuthStep> =>
  runInSession(async ({ fetchDevices }): Promise<readonly Device[]> => {
    const devices: readonly ListedDevice[] = await fetchDevices();
    const username = usernameOf(authState().accessToken);
    const own = username === null ? null : deviceIdOf(username);
    return devices.filter(isRemembered).map(({ id, name, lastAuthenticatedDate }) => ({
      id,
      name: name === undefined ? null : shortDeviceName(name),
      lastUsed: lastAuthenticatedDate ?? null,
      isThis: id === own,
    }));
  });

/** Remembers this browser, which then needs no second factor. */
export const rememberDevice = (): Promise<AuthStep> =>
  runInSession(async (amplify) => {
    await amplify.rememberDevice();
    return { step: 'done' };
  });

/** Forgets a device; without an id, this one. */
export const forgetDevice = (id?: string): Promise<AuthStep> =>
  runInSession(async (amplify) => {
    await amplify.forgetDevice(id === undefined ? undefined : { device: { id } });
    return { step: 'done' };
  });
