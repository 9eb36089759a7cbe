import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  ConfirmDeviceCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserAttributesCommand,
  DeleteUserCommand,
  ForgetDeviceCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  ListDevicesCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  UpdateDeviceStatusCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { createVerifier } from '../../srp/verifier.ts';
import { expectStep, otherPassword, password, type Pool } from './pool.ts';
import { sdkSignIn, type SdkSignIn } from './sdkSignIn.ts';
import { nextTotpCode, totpCode } from './totpCodes.ts';

interface Context {
  readonly client: CognitoIdentityProviderClient;
  readonly pool: Pool;
  readonly signIn: SdkSignIn;
}

const signedUp = async ({ client, pool }: Context): Promise<string> => {
  const { clientId: ClientId } = pool;
  const Username = pool.newAddress();
  const UserAttributes = [{ Name: 'email', Value: Username }];
  await client.send(new SignUpCommand({ ClientId, Username, Password: password, UserAttributes }));
  await client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
  const ConfirmationCode = await pool.codeTo(Username);
  await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
  return Username;
};

const account = async (context: Context): Promise<void> => {
  const { client, pool, signIn } = context;
  const { clientId: ClientId } = pool;
  const Username = await signedUp(context);
  const { AccessToken, RefreshToken } = await signIn.bySrp(Username, password);
  const Value = pool.newAddress();
  const UserAttributes = [
    { Name: 'email', Value },
    { Name: 'given_name', Value: 'Kim' },
  ];
  await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  const AttributeName = 'email';
  await client.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }));
  const Code = await pool.codeTo(Value);
  await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code }));
  const names = { UserAttributeNames: ['given_name'] };
  await client.send(new DeleteUserAttributesCommand({ AccessToken, ...names }));
  const user = await client.send(new GetUserCommand({ AccessToken }));
  expectStep(user.UserAttributes?.find(({ Name }) => Name === 'email')?.Value, Value);
  const passwords = { PreviousPassword: password, ProposedPassword: otherPassword };
  await client.send(new ChangePasswordCommand({ AccessToken, ...passwords }));
  await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
  await signIn.byRefreshToken(RefreshToken);
  await client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));

  await client.send(new ForgotPasswordCommand({ ClientId, Username: Value }));
  const reset = { ConfirmationCode: await pool.codeTo(Value), Password: password };
  await client.send(new ConfirmForgotPasswordCommand({ ClientId, Username: Value, ...reset }));
  const again = await signIn.byPassword(Value, password);
  await client.send(new GlobalSignOutCommand({ AccessToken: again.AccessToken }));
  const last = await signIn.byUserAuth(Value, password);
  await client.send(new DeleteUserCommand({ AccessToken: last.AccessToken }));
};

const secondFactor = async (context: Context): Promise<void> => {
  const { client, pool, signIn } = context;
  const name = await signedUp(context);
  const { AccessToken } = await signIn.byPassword(name, password);
  const { SecretCode: secret = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = totpCode(secret);
  await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const on = { Enabled: true };
  const preferred = { Enabled: true, PreferredMfa: true };
  const SoftwareTokenMfaSettings = preferred;
  await client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  const step = await signIn.start(name, password);
  await signIn.answer(step, { SOFTWARE_TOKEN_MFA_CODE: nextTotpCode(secret) });
  if (pool.phone !== null) {
    const UserAttributes = [{ Name: 'phone_number', Value: pool.phone }];
    await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const AttributeName = 'phone_number';
    const Code = await pool.codeTo(pool.phone);
    await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code }));
    const both = {
      SMSMfaSettings: on,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
    };
    await client.send(new SetUserMFAPreferenceCommand({ AccessToken, ...both }));
    const choice = await signIn.start(name, password);
    const texted = await signIn.answer(choice, { ANSWER: 'SMS_MFA' });
    await signIn.answer(texted, { SMS_MFA_CODE: await pool.codeTo(pool.phone) });
  }
  await client.send(new DeleteUserCommand({ AccessToken }));
};

const administrator = async ({ client, pool, signIn }: Context): Promise<void> => {
  if (pool.admin === null) return;
  const name = pool.newAddress();
  await pool.admin.createUser(name, otherPassword);
  const first = await signIn.start(name, otherPassword);
  await signIn.answer(first, { NEW_PASSWORD: password });
  await pool.admin.requireMfa(name);
  const setup = await signIn.start(name, password);
  const associated = await client.send(new AssociateSoftwareTokenCommand({ Session: setup.Session }));
  const UserCode = totpCode(associated.SecretCode ?? '');
  const verified = await client.send(
    new VerifySoftwareTokenCommand({ Session: associated.Session, UserCode }),
  );
  const done = await signIn.answer({ ...setup, Session: verified.Session }, {});
  const { AccessToken } = done.AuthenticationResult ?? {};
  await client.send(new DeleteUserCommand({ AccessToken }));
};

const mailedCode = async (context: Context): Promise<void> => {
  const { pool, signIn } = context;
  const name = await signedUp(context);
  const step = await signIn.byMail(name);
  const done = await signIn.answer(step, { ANSWER: await pool.codeTo(name) });
  expectStep(typeof done.AuthenticationResult?.IdToken, 'string');
};

const base64 = (hex: string): string =>
  Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64');

const device = async (context: Context): Promise<void> => {
  const { client, signIn } = context;
  const name = await signedUp(context);
  const { AccessToken, NewDeviceMetadata } = await signIn.byPassword(name, password);
  const { DeviceKey = '', DeviceGroupKey = '' } = NewDeviceMetadata ?? {};
  const owner = { group: DeviceGroupKey, id: DeviceKey };
  const { salt, verifier } = createVerifier(owner, otherPassword);
  const DeviceSecretVerifierConfig = { Salt: base64(salt), PasswordVerifier: base64(verifier) };
  await client.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig }));
  const DeviceRememberedStatus = 'remembered';
  await client.send(new UpdateDeviceStatusCommand({ AccessToken, DeviceKey, DeviceRememberedStatus }));
  const { Devices = [] } = await client.send(new ListDevicesCommand({ AccessToken, Limit: 60 }));
  expectStep(Devices.map(({ DeviceKey: key }) => key).join(' '), DeviceKey);
  await signIn.byDevice(name, password, { owner, secret: otherPassword });
  await client.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
  await client.send(new DeleteUserCommand({ AccessToken }));
};

/** What a user does with the AWS SDK, by name. */
export const sdkFlows = (client: CognitoIdentityProviderClient) => {
  const flows = { account, secondFactor, administrator, mailedCode, device };
  return Object.entries(flows).map(([name, flow]) => ({
    name,
    run: (pool: Pool) => flow({ client, pool, signIn: sdkSignIn(client, pool) }),
  }));
};
