import { Type } from 'typebox';
import { ClientId, TextMap } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { refreshTokens } from '../tokens/grants.ts';
import { askForPasswordProof } from './passwordProof.ts';
import { checkPassword } from './checkPassword.ts';

/** Begins a sign-in, or refreshes the tokens of one. */
export const initiateAuth = operation(
  'InitiateAuth',
  Type.Object({
    ClientId,
    AuthFlow: Type.String({ maxLength: 64 }),
    AuthParameters: Type.Optional(TextMap),
  }),
  async (deps, { AuthFlow: flow, AuthParameters: parameters = {} }) => {
    const { USERNAME: name = '', SRP_A: clientValue = '', PREFERRED_CHALLENGE: preferred } = parameters;
    switch (flow) {
      case 'USER_SRP_AUTH':
        return askForPasswordProof(deps, { name, clientValue });
      case 'USER_AUTH':
        if (preferred === 'PASSWORD_SRP') return askForPasswordProof(deps, { name, clientValue });
        break;
      case 'USER_PASSWORD_AUTH':
        return checkPassword(deps, name, parameters['PASSWORD'] ?? '');
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return {
          ChallengeParameters: {},
          AuthenticationResult: await refreshTokens(deps, parameters['REFRESH_TOKEN'] ?? ''),
        };
    }
    throw invalidParameter(`Initiate Auth method not supported: ${flow}`);
  },
);
