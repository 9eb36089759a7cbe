import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isLocalRequest } from '../../services/src/server/isLocalRequest.ts';
import { findBrokenText } from '../../services/src/rest/findBrokenText.ts';
import { isLanguage, type Language } from '../../services/src/rest/language.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError, notAuthorised } from './identityError.ts';
import { assertSigned, type AdminCredentials } from '../admin/assertSigned.ts';
import { adminOperations } from '../admin/cognitoOperations.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const contentType = 'application/x-amz-json-1.1';

const userPool = 'AWSCognitoIdentityProviderService';

/** Amazon's clients call an operation by this header: `AWSCognitoIdentityProviderService.SignUp`. */
const operationOf = ({ headers }: FastifyRequest): { operation: Operation; isAdministration: boolean } => {
  const [service = '', name = ''] = String(headers['x-amz-target']).split('.');
  const administration = service === userPool ? adminOperations.get(name) : undefined;
  const operation = administration ?? operations.get(service)?.get(name);
  if (operation === undefined)
    throw new IdentityError('UnknownOperationException', 'There is no such operation.');
  return { operation, isAdministration: administration !== undefined };
};

const requireClient = (body: object, clientId: string): void => {
  if ('ClientId' in body && body.ClientId !== clientId)
    throw new IdentityError('ResourceNotFoundException', 'User pool client does not exist.');
};

/** The language of mails, which the site sends along. */
const languageIn = (body: object): Language => {
  const metadata = 'ClientMetadata' in body ? body.ClientMetadata : null;
  const { language } = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Readonly<
    Record<string, unknown>
  >;
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
};

const parse = (text: unknown): object => {
  try {
    const body: unknown = JSON.parse(String(text));
    if (typeof body === 'object' && body !== null && findBrokenText(body) === null) return body;
  } catch {
    // Answered below, like a body that is not an object or has text that the database cannot store.
  }
  throw new IdentityError('InvalidParameterException', 'The body is not a JSON object of valid text.');
};

interface RpcDeps extends IdentityDeps, Record<never, never> {
  /** Sign the requests of the administration. */
  readonly adminCredentials: AdminCredentials;
}

/** Serves all operations: POST requests to `/`. Errors get a 4xx status, even unexpected ones. */
export const rpcRoute: FastifyPluginAsync<RpcDeps> = async (app, { adminCredentials, ...deps }) => {
  app.addContentTypeParser([contentType, 'application/json'], { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.setErrorHandler((error, request, reply) => {
    const isKnown = error instanceof IdentityError;
    const status = isKnown ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'An operation failed');
    const name = isKnown
      ? error.name
      : status >= 500
        ? 'InternalErrorException'
        : 'InvalidParameterException';
    const message = status >= 500 ? 'An unexpected error occurred.' : (error as Error).message;
    // 400 instead of 500, because Amplify retries a 500, and retrying a failed write does not help.
    if (isKnown && error.retryAfterSeconds !== null)
      reply.header('retry-after', String(error.retryAfterSeconds));
    return reply
      .code(status >= 500 ? 400 : status)
      .type(contentType)
      .header('x-amzn-errortype', name)
      .send(JSON.stringify({ __type: name, message }));
  });

  app.post('/', async (request, reply) => {
    const { operation, isAdministration } = operationOf(request);
    if (isAdministration) {
      if (!isLocalRequest(request)) throw notAuthorised('Administration is possible on this machine only.');
      await assertSigned(request, { credentials: adminCredentials, poolId: deps.settings.poolId });
    }
    const body = parse(request.body);
    requireClient(body, deps.settings.clientId);
    const answer = await operation.run(deps, body, { address: request.ip, language: languageIn(body) });
    return reply.type(contentType).send(JSON.stringify(answer));
  });
};
