import type { AuthStep } from './authStep.ts';
import { failedStep, runStep } from './runStep.ts';
import { readyAmplify } from '../session/readyAmplify.ts';

/** A browser that the user signed in with. */
export interface Device {
  readonly id: string;
  readonly name: string | null;
  readonly lastUsed: Date | null;
}

/** The remembered devices, at most 60, or the step `failed`. */
export const listDevices = async (): Promise<readonly Device[] | AuthStep> => {
  try {
    const { fetchDevices } = await readyAmplify();
    const devices = await fetchDevices();
    return devices.map(({ id, lastAuthenticatedDate, ...device }) => ({
      id,
      name: 'name' in device ? (device.name ?? null) : null,
      lastUsed: lastAuthenticatedDate ?? null,
    }));
  } catch (error) {
    return failedStep(error);
  }
};

/** Remembers this browser, which then needs no second factor. */
export const rememberDevice = (): Promise<AuthStep> =>
  runStep(async (amplify) => {
    await amplify.rememberDevice();
    return { step: 'done' };
  });

/** Forgets a device; without an id, this one. */
export const forgetDevice = (id?: string): Promise<AuthStep> =>
  runStep(async (amplify) => {
    await amplify.forgetDevice(id === undefined ? undefined : { device: { id } });
    return { step: 'done' };
  });
