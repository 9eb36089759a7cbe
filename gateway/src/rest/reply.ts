import type { ErrorCatalogue } from '../errors/catalogue.ts';
import { isPassing } from '../errors/isPassing.ts';
import { answerCheck } from './answers.ts';
import type { RestCall } from './call.ts';
import { inContract } from './contracts.ts';
import type { Log } from '../errors/log.ts';
import { faultsOf, type FieldFault, type Outcome } from './outcome.ts';
import type { UpstreamAnswer } from './transport.ts';

/** What a service replied to a call, whoever asked. */
export type Reply =
  | { readonly kind: 'answered'; readonly data: unknown }
  | { readonly kind: 'rejected'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'failed'; readonly status: number };

/** The status shown for an upstream whose answer is invalid or that cannot be reached. */
export const badGateway = 502;

export const isWrite = ({ method = 'GET' }: RestCall): boolean => method !== 'GET';

/** Parses the JSON of an answer. The message of a fault has nothing of the text, which may be about a person. */
const parseAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('The answer is not valid JSON');
  }
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Whether a service that answers a write with this status refuses what it was sent, and would again. 401 and 403 are about who sends
 * it: the visitor, who signs in again, or the gateway, whose operator has to mend that.
 */
const isRefusal = (status: number): boolean =>
  status >= 400 && !isPassing(status) && status !== 401 && status !== 403;

/** Reads an answer and checks it against the contract. Throws if its JSON is broken. */
export const replyOf = (call: RestCall, { status, text }: UpstreamAnswer, log: Log): Reply => {
  if (status >= 200 && status < 300) {
    if (status === 204 && '204' in inContract(call).operation.responses)
      return { kind: 'answered', data: null };
    const data: unknown = text === null ? undefined : parseAnswer(text);
    const check = answerCheck(call);
    if (data !== undefined && check(data)) return { kind: 'answered', data };
    const fault = check.errors?.[0];
    log.error({ fault: fault && `${fault.instancePath} ${fault.message}` }, 'answer breaks the contract');
    return { kind: 'failed', status: badGateway };
  }
  if (isWrite(call) ? !isRefusal(status) : status !== 404 && status !== 422)
    return { kind: 'failed', status };
  const faults = faultsOf(parsed(text));
  return faults.length > 0 ? { kind: 'rejected', faults } : { kind: 'refused', status };
};

/** How a call ended for the request that made it, with a message in its language. */
export const outcomeOf = (call: RestCall, reply: Reply, errors: ErrorCatalogue): Outcome<unknown> => {
  if (reply.kind !== 'failed') return reply;
  const { status } = reply;
  const isSignedOut = call.authorised === true && (status === 401 || status === 403);
  return {
    kind: 'failed',
    error: isSignedOut ? errors.unauthorised(status) : errors.upstream(status, call.messageKey),
  };
};
