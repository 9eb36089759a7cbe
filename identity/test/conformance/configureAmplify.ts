import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage } from 'aws-amplify/utils';
import type { Pool } from './pool.ts';

type Settings = Pick<Pool, 'poolId' | 'clientId' | 'identityPoolId' | 'endpoint'>;

/** Configures aws-amplify for a pool. */
export const configureAmplify = ({ poolId, clientId, identityPoolId, endpoint }: Settings): void => {
  const userPool = {
    userPoolId: poolId,
    userPoolClientId: clientId,
    ...(endpoint === null ? {} : { userPoolEndpoint: endpoint }),
  };
  const guests =
    identityPoolId === null
      ? {}
      : {
          identityPoolId,
          allowGuestAccess: true,
          ...(endpoint === null ? {} : { identityPoolEndpoint: endpoint }),
        };
  Amplify.configure({ Auth: { Cognito: { ...userPool, ...guests } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
};
