import { amplifyFlows } from '../amplifyFlows.ts';
import { configureAmplify } from '../configureAmplify.ts';
import type { Pool } from '../pool.ts';
import { recordCalls } from '../recordCalls.ts';

type Settings = Pick<Pool, 'poolId' | 'clientId' | 'identityPoolId' | 'endpoint' | 'phone'>;

/** What the process that opened the page does for it. */
interface Outside {
  readonly newAddress: () => Promise<string>;
  readonly codeTo: Pool['codeTo'];
  readonly createUser: (address: string, password: string) => Promise<void>;
  readonly requireMfa: (address: string) => Promise<void>;
  readonly reportSuccess: (row: string) => void;
}

const outside = globalThis as typeof globalThis & Outside;

/** Runs a flow; `hasAdmin` says whether it can use the operations of an administrator. */
const runFlow = async (
  name: keyof typeof amplifyFlows,
  settings: Settings,
  hasAdmin: boolean,
): Promise<void> => {
  configureAmplify(settings);
  const { createUser, requireMfa, codeTo } = outside;
  const stop = recordCalls((row) => outside.reportSuccess(row));
  try {
    const newAddress = await addresses();
    await amplifyFlows[name]({
      ...settings,
      newAddress,
      codeTo,
      admin: hasAdmin ? { createUser, requireMfa } : null,
    });
  } finally {
    stop();
  }
};

/** Requests addresses in advance, because flows get them synchronously. */
const addresses = async (): Promise<() => string> => {
  const prepared = [await outside.newAddress(), await outside.newAddress()];
  return () => {
    const next = prepared.pop();
    if (next === undefined) throw new Error('A flow uses more addresses than were prepared.');
    return next;
  };
};

Object.assign(globalThis, { runFlow });
