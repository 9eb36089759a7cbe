import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Pool } from './pool.ts';
import { rowOf } from './rows.ts';

/** A client of the AWS SDK for a pool, which reports each successful call. None of these operations needs AWS keys. */
export const createSdkClient = (
  { poolId, endpoint }: Pick<Pool, 'poolId' | 'endpoint'>,
  onSuccess: (row: string) => void,
): CognitoIdentityProviderClient => {
  const client = new CognitoIdentityProviderClient({
    region: poolId.slice(0, poolId.indexOf('_')),
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
    ...(endpoint === null ? {} : { endpoint }),
  });
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const { ChallengeName, AuthFlow } = args.input as { ChallengeName?: string; AuthFlow?: string };
      const operation = String(context.commandName).replace(/Command$/, '');
      onSuccess(rowOf({ operation, detail: ChallengeName ?? AuthFlow ?? null }));
      return result;
    },
    { step: 'initialize' },
  );
  return client;
};
