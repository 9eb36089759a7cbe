import { Type, type Static, type TProperties, type TObject } from 'typebox';
import { IdentityError, invalidParameter } from '../rpc/identityError.ts';
import { Attributes, ClientId, Password, TextMap, Username } from '../rpc/fields.ts';
import { operation, type Operation } from '../rpc/operation.ts';
import type { IdentityDeps } from '../deps.ts';
import { afterPassword } from '../sign-in/afterPassword.ts';
import { requireOtherPassword } from '../passwords/requireOtherPassword.ts';
import { setPassword } from '../passwords/setPassword.ts';
import { changeMfaPreference, MfaSettings } from '../mfa/mfaPreference.ts';
import { revokeSignIns } from '../tokens/grants.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { attributeList, requireEmail } from '../users/attributes.ts';
import { removeUser } from '../users/removeUser.ts';
import { changeUser, createUser, findById, findByName, type IdentityUser } from '../users/users.ts';
import { accountsWith, confirmEmail, requirePassword, setEnabled } from './accountAdmin.ts';

const UserPoolId = Type.String({ minLength: 1, maxLength: 55 });

const assertPool = ({ settings }: IdentityDeps, poolId: string): void => {
  if (poolId !== settings.poolId)
    throw new IdentityError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
};

/** Declares an operation on one account. */
const accountOperation = <Fields extends TProperties>(
  name: string,
  fields: Fields,
  run: (deps: IdentityDeps, user: IdentityUser, body: Static<TObject<Fields>>) => Promise<object | void>,
): Operation =>
  operation(name, Type.Object({ UserPoolId, Username, ...fields }), async (deps, body) => {
    const request = body as Static<TObject<Fields>> & { UserPoolId: string; Username: string };
    assertPool(deps, request.UserPoolId);
    const user = await findByName(deps.database, request.Username);
    if (user === null) throw new IdentityError('UserNotFoundException', 'User does not exist.');
    return (await run(deps, user, request)) ?? {};
  });

const described = ({ id, status, enabled, attributes, createdAt, modifiedAt }: IdentityUser) => ({
  Username: id,
  UserStatus: status,
  Enabled: enabled,
  Attributes: attributeList(id, attributes),
  UserCreateDate: createdAt.getTime() / 1000,
  UserLastModifiedDate: modifiedAt.getTime() / 1000,
});

const filter = /^(sub|email) = "((?:[^"\\]|\\.)*)"$/;

const listUsers = operation(
  'ListUsers',
  Type.Object({
    UserPoolId,
    Filter: Type.String({ maxLength: 256 }),
    Limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  }),
  async (deps, body) => {
    assertPool(deps, body.UserPoolId);
    const [, attribute, quoted] = filter.exec(body.Filter) ?? [];
    if (attribute === undefined) throw invalidParameter('Only sub and email can be searched for.');
    const value = JSON.parse(`"${quoted}"`) as string;
    const found =
      attribute === 'sub' ? [await findById(deps.database, value)] : await accountsWith(deps, value);
    return { Users: found.filter((user) => user !== null).map(described) };
  },
);

const valuesOf = (attributes: Static<typeof Attributes>): Record<string, string> =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value ?? '']));

/** Creates an account whose temporary password must be replaced at the first sign-in. Mails nothing. */
const adminCreateUser = operation(
  'AdminCreateUser',
  Type.Object({
    UserPoolId,
    Username,
    TemporaryPassword: Password,
    UserAttributes: Type.Optional(Attributes),
    MessageAction: Type.Literal('SUPPRESS'),
  }),
  async (deps, body) => {
    assertPool(deps, body.UserPoolId);
    const user = await createUser(deps, {
      email: requireEmail(body.Username),
      password: body.TemporaryPassword,
      attributes: valuesOf(body.UserAttributes ?? []),
      status: 'FORCE_CHANGE_PASSWORD',
    });
    return { User: described(user) };
  },
);

const adminInitiateAuth = operation(
  'AdminInitiateAuth',
  Type.Object({
    UserPoolId,
    ClientId,
    AuthFlow: Type.Literal('ADMIN_USER_PASSWORD_AUTH'),
    AuthParameters: TextMap,
  }),
  async (deps, { AuthParameters: { USERNAME: name = '', PASSWORD: password = '' }, ...body }, caller) => {
    assertPool(deps, body.UserPoolId);
    const user = await findByName(deps.database, name);
    if (user === null) throw new IdentityError('UserNotFoundException', 'User does not exist.');
    await requirePassword(deps, user, password);
    return afterPassword(deps, { user, caller, deviceKey: null });
  },
);

/** The administration of accounts as the AWS SDK calls it, by name. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  [
    listUsers,
    adminCreateUser,
    adminInitiateAuth,
    accountOperation('AdminGetUser', {}, async (_deps, user) => {
      const { Attributes: UserAttributes, ...rest } = described(user);
      return { ...rest, UserAttributes };
    }),
    accountOperation(
      'AdminSetUserPassword',
      { Password, Permanent: Type.Optional(Type.Boolean()) },
      async (deps, user, body) => {
        const isTemporary = body.Permanent !== true;
        if (!isTemporary) await requireOtherPassword(deps, user, body.Password);
        await setPassword(deps, user, body.Password, { isTemporary });
      },
    ),
    accountOperation(
      'AdminUpdateUserAttributes',
      { UserAttributes: Attributes },
      async (deps, user, { UserAttributes }) => {
        const { email_verified: verified, ...others } = valuesOf(UserAttributes);
        const attributes = withAttributes(
          verified === undefined || verified === 'true' ? others : { ...others, email_verified: verified },
        );
        await changeUser(deps.database, user, { attributes });
        if (verified === 'true') await confirmEmail(deps, user);
      },
    ),
    accountOperation('AdminSetUserMFAPreference', MfaSettings, async (deps, user, body) => {
      await changeMfaPreference(deps, user, body);
    }),
    accountOperation('AdminDisableUser', {}, (deps, user) => setEnabled(deps, user, false)),
    accountOperation('AdminEnableUser', {}, (deps, user) => setEnabled(deps, user, true)),
    accountOperation('AdminUserGlobalSignOut', {}, (deps, user) => revokeSignIns(deps.database, user.id)),
    accountOperation('AdminDeleteUser', {}, ({ database }, user) => removeUser(database, user)),
  ].map((declared) => [declared.name, declared]),
);
