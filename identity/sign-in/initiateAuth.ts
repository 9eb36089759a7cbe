import { Type } from 'typebox';
import { withMinResponseTime } from '../../services/src/rest/withMinResponseTime.ts';
import { ClientId, TextMap } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { refreshTokens } from '../tokens/grants.ts';
import { findAccount } from '../users/findAccount.ts';
import { deviceKeyIn } from './challengeAnswer.ts';
import { checkPassword } from './checkPassword.ts';
import { askForCodeOf } from './mailedCode.ts';
import { askForPasswordProof } from './passwordProof.ts';

/** Begins a sign-in, or refreshes the tokens of one. */
export const initiateAuth = operation(
  'InitiateAuth',
  Type.Object({
    ClientId,
    AuthFlow: Type.String({ maxLength: 64 }),
    AuthParameters: Type.Optional(TextMap),
  }),
  async (deps, { AuthFlow: flow, AuthParameters: parameters = {} }, caller) => {
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
      return {
        ChallengeParameters: {},
        AuthenticationResult: await refreshTokens(deps, parameters['REFRESH_TOKEN'] ?? '', caller),
      };
    const { USERNAME: name = '', SRP_A: clientValue = '', PASSWORD: password = '' } = parameters;
    if (name === '') throw invalidParameter('Missing required parameter USERNAME');
    const preferred = flow === 'USER_AUTH' ? parameters['PREFERRED_CHALLENGE'] : undefined;
    if (flow === 'USER_SRP_AUTH' || preferred === 'PASSWORD_SRP')
      return askForPasswordProof(deps, { name, clientValue, caller });
    if (flow === 'USER_PASSWORD_AUTH' || preferred === 'PASSWORD')
      return checkPassword(deps, { name, password, deviceKey: deviceKeyIn(parameters), caller });
    if (flow === 'CUSTOM_AUTH')
      return parameters['CHALLENGE_NAME'] === 'SRP_A'
        ? askForPasswordProof(deps, { name, clientValue, caller, wantsCode: true })
        : withMinResponseTime(async () => askForCodeOf(deps, await findAccount(deps, name), caller, name));
    throw invalidParameter(`Initiate Auth method not supported: ${flow}`);
  },
);
