import type { FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { HttpProblem, notFound, unprocessable } from '../../services/src/rest/httpProblem.ts';
import { answerError } from '../../services/src/server/answerError.ts';
import { isLocalRequest } from '../../services/src/server/isLocalRequest.ts';
import { schemaCompiler } from '../../services/src/server/validators.ts';
import { hashOf, isSame } from '../../services/src/text/secretTexts.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import { isSignInActive, revokeSignIns } from '../tokens/grants.ts';
import { requireEmail } from '../users/attributes.ts';
import { removeUser } from '../users/removeUser.ts';
import { changeUser, createUser, findById, type IdentityUser } from '../users/users.ts';
import { requireOtherPassword } from '../passwords/requireOtherPassword.ts';
import { setPassword } from '../passwords/setPassword.ts';
import * as accounts from './accountAdmin.ts';
import * as operations from './adminOperations.ts';

interface AdminDeps extends IdentityDeps, Record<never, never> {
  /** Callers send it as a bearer token. */
  readonly adminKey: string;
}

/** Converts errors about a field to the errors of the contract. */
const fieldFault = (field: string, code: string) => (error: unknown) => {
  if (!(error instanceof IdentityError)) throw error;
  const isUnchanged = error.name === 'PasswordHistoryPolicyViolationException';
  throw unprocessable({ field, code: isUnchanged ? 'unchanged' : code, message: error.message });
};

const accountOf = ({ id, attributes, status, enabled, salt }: IdentityUser) => ({
  id,
  email: attributes['email'] ?? '',
  email_verified: attributes['email_verified'] === 'true',
  status,
  enabled,
  // Every password has a random salt of its own.
  password_state: hashOf(salt ?? ''),
});

/** Serves the admin interface to this machine. */
export const adminRoutes: FastifyPluginAsync<AdminDeps> = async (instance, { adminKey, ...deps }) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(schemaCompiler());
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalRequest(request)) throw notFound('path');
    const key = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (isSame(key, adminKey)) return;
    reply.header('www-authenticate', 'Bearer');
    throw new HttpProblem(401, 'The admin key is required.');
  });

  const userWith = async (id: string): Promise<IdentityUser> => {
    const user = await findById(deps.database, id);
    if (user === null) throw notFound('account');
    return user;
  };

  app.route({
    ...operations.findAccounts,
    handler: async ({ query }) => ({
      items: (await accounts.accountsWith(deps, query.email)).map(accountOf),
    }),
  });

  app.route({
    ...operations.createAccount,
    handler: async ({ body: { email, password } }, reply) => {
      const user = await createUser(deps, {
        email: requireEmail(email),
        password,
        attributes: { email_verified: 'true' },
        status: 'FORCE_CHANGE_PASSWORD',
      }).catch((error: unknown) => {
        if (error instanceof IdentityError && error.name === 'UsernameExistsException')
          throw new HttpProblem(409, error.message);
        return fieldFault(
          error instanceof IdentityError && error.name === 'InvalidPasswordException' ? 'password' : 'email',
          'invalid',
        )(error);
      });
      return reply.code(201).send(accountOf(user));
    },
  });

  app.route({
    ...operations.getAccount,
    handler: async ({ params, query: { sign_in: signIn } }) => {
      const account = accountOf(await userWith(params.id));
      if (signIn === undefined) return account;
      return { ...account, sign_in_active: await isSignInActive(deps.database, account.id, signIn) };
    },
  });

  app.route({
    ...operations.setAccountPassword,
    handler: async ({ params, body }, reply) => {
      const user = await userWith(params.id);
      const { password, temporary: isTemporary = false } = body;
      if (!isTemporary)
        await requireOtherPassword(deps, user, password).catch(fieldFault('password', 'unchanged'));
      await setPassword(deps, user, password, { isTemporary }).catch(fieldFault('password', 'too_weak'));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...operations.changeAccountPassword,
    handler: async ({ params, body }, reply) => {
      const user = await userWith(params.id);
      // An account of an external provider has no password here.
      if (user.verifier === null) throw notFound('account');
      await accounts
        .requirePassword(deps, user, body.old_password)
        .catch(fieldFault('old_password', 'wrong'));
      await requireOtherPassword(deps, user, body.new_password).catch(
        fieldFault('new_password', 'unchanged'),
      );
      const { kept_sign_in: keptGrant } = body;
      await setPassword(deps, user, body.new_password, {
        knowsFormer: true,
        ...(keptGrant === undefined ? {} : { keptGrant }),
      }).catch(fieldFault('new_password', 'too_weak'));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...operations.setAccountMfa,
    handler: async ({ params, body }, reply) => {
      const user = await userWith(params.id);
      await changeUser(deps.database, user, { mfaRequired: body.required });
      return reply.code(204).send(null);
    },
  });

  const actions = [
    [operations.confirmAccountEmail, (user: IdentityUser) => accounts.confirmEmail(deps, user)],
    [operations.disableAccount, (user: IdentityUser) => accounts.setEnabled(deps, user, false)],
    [operations.enableAccount, (user: IdentityUser) => accounts.setEnabled(deps, user, true)],
    [operations.signOutAccount, (user: IdentityUser) => revokeSignIns(deps.database, user.id)],
    [operations.deleteAccount, (user: IdentityUser) => removeUser(deps.database, user)],
  ] as const;
  for (const [declared, act] of actions)
    app.route({
      ...declared,
      handler: async ({ params }, reply) => {
        await act(await userWith(params.id));
        return reply.code(204).send(null);
      },
    });
};
