import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
  type InitiateAuthCommandOutput,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Owner } from '../../srp/verifier.ts';
import { srpClient } from '../srpClient.ts';
import type { Pool } from './pool.ts';

type Step = Pick<
  InitiateAuthCommandOutput | RespondToAuthChallengeCommandOutput,
  'ChallengeName' | 'ChallengeParameters' | 'Session' | 'AuthenticationResult'
>;

type Tokens = AuthenticationResultType & { readonly AccessToken: string; readonly RefreshToken: string };

const tokensOf = ({ AuthenticationResult: result, ChallengeName }: Step): Tokens => {
  if (result?.AccessToken === undefined || result.RefreshToken === undefined)
    throw new Error(`The sign-in is not complete: ${ChallengeName}.`);
  return { ...result, AccessToken: result.AccessToken, RefreshToken: result.RefreshToken };
};

/** The ways to sign in with the AWS SDK, which has no SRP of its own. */
export const sdkSignIn = (client: CognitoIdentityProviderClient, { clientId: ClientId, poolId }: Pool) => {
  const group = poolId.slice(poolId.indexOf('_') + 1);

  const initiate = (
    AuthFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH' | 'USER_AUTH' | 'CUSTOM_AUTH' | 'REFRESH_TOKEN_AUTH',
    AuthParameters: Record<string, string>,
  ) => client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));

  const answer = (
    { ChallengeName, Session, ChallengeParameters }: Step,
    responses: Record<string, string>,
  ) => {
    const ChallengeResponses = { USERNAME: ChallengeParameters?.['USERNAME'] ?? '', ...responses };
    const session = Session === undefined ? {} : { Session };
    return client.send(
      new RespondToAuthChallengeCommand({ ClientId, ChallengeName, ChallengeResponses, ...session }),
    );
  };

  const start = (USERNAME: string, PASSWORD: string, more: Record<string, string> = {}): Promise<Step> =>
    initiate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD, ...more });

  const bySrp = async (USERNAME: string, secret: string) => {
    const { clientValue, prove } = srpClient();
    const step = await initiate('USER_SRP_AUTH', { USERNAME, SRP_A: clientValue });
    const parameters = step.ChallengeParameters ?? {};
    const owner = { group, id: parameters['USER_ID_FOR_SRP'] ?? '' };
    return tokensOf(await answer(step, prove(owner, secret, parameters)));
  };

  const byDevice = async (
    name: string,
    secret: string,
    device: { readonly owner: Owner; readonly secret: string },
  ) => {
    const known = { DEVICE_KEY: device.owner.id };
    const { clientValue, prove } = srpClient();
    const first = await start(name, secret, known);
    const step = await answer(first, { ...known, SRP_A: clientValue });
    const proof = prove(device.owner, device.secret, step.ChallengeParameters ?? {});
    return tokensOf(await answer(step, { ...proof, ...known }));
  };

  return {
    answer,
    start,
    bySrp,
    byDevice,
    byPassword: async (name: string, secret: string) => tokensOf(await start(name, secret)),
    byUserAuth: async (USERNAME: string, PASSWORD: string) =>
      tokensOf(await initiate('USER_AUTH', { USERNAME, PASSWORD, PREFERRED_CHALLENGE: 'PASSWORD' })),
    byMail: (USERNAME: string): Promise<Step> => initiate('CUSTOM_AUTH', { USERNAME }),
    byRefreshToken: (REFRESH_TOKEN: string): Promise<Step> =>
      initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }),
  };
};

export type SdkSignIn = ReturnType<typeof sdkSignIn>;
