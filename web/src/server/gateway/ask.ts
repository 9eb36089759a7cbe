import type { ConcreteRequest, OperationType } from 'relay-runtime';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { GatewayAccess } from './gatewayAccess.ts';
import { sendFromServer, type Caller } from './sendFromServer.ts';

/** Sends one of the server's own queries to the gateway. Throws when any part of the answer is missing. */
export type Ask = <Query extends OperationType>(
  request: ConcreteRequest,
  language: LanguageCode,
  variables: Query['variables'],
) => Promise<Query['response']>;

type AskCaller = Omit<Caller, 'language'>;

/** Thrown when the gateway's answer is incomplete, because anything built from it would be wrong. */
export class IncompleteAnswerError extends Error {
  override readonly name = 'IncompleteAnswerError';
}

/** Asks for a visitor, or as a program. */
export const createAsk =
  (gateway: GatewayAccess, caller: AskCaller = { clientClass: 'bot', forwardedFor: '' }): Ask =>
  async ({ params }, language, variables) => {
    const send = sendFromServer(gateway, { language, ...caller });
    const answer = await send(params, variables as Record<string, unknown>).catch((cause: unknown) => {
      throw new IncompleteAnswerError(`The gateway did not answer ${params.name}.`, { cause });
    });
    if (!answer.data || (answer.errors ?? []).length > 0)
      throw new IncompleteAnswerError(`The gateway could not answer ${params.name}.`);
    return answer.data;
  };
