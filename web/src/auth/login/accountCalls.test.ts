import { describe, expect, it } from 'vitest';
import type { GatewayResponse } from '../../relay/gatewayResponse.ts';
import { createEnvironment } from '../../relay/createEnvironment.ts';
import { fetchAccount } from './accountCalls.ts';

const environmentOf = (answer: GatewayResponse) =>
  createEnvironment({
    send: () => Promise.resolve(answer),
    late: new Set(),
    patienceMs: null,
    onMessages: () => undefined,
    onNoAnswer: () => undefined,
  });
const viewer = { loginsCount: 2, metadata: null };
const failed = (field: string): GatewayResponse => ({
  data: { viewer: { ...viewer, [field]: null } },
  errors: [
    { message: 'Cannot load.', path: ['viewer', field], extensions: { code: 'UPSTREAM', status: 502 } },
  ],
});

describe('the account', () => {
  it('may have no metadata', async () => {
    expect(await fetchAccount(environmentOf({ data: { viewer } }))).toEqual({
      metadata: null,
      loginsCount: 2,
    });
  });

  it('is not read when a part of it failed to load', async () => {
    for (const field of ['metadata', 'loginsCount'])
      await expect(fetchAccount(environmentOf(failed(field)))).rejects.toThrow(`viewer.${field}`);
  });
});
