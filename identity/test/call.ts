import type { TestIdentity } from './startTestIdentity.ts';

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  /** The name of the error, null if there is none. */
  readonly error: string | null;
  readonly message: string | null;
  readonly body: Record<string, unknown>;
}

interface Options {
  readonly service?: string;
  /** The IP address of the visitor, as a trusted proxy reports it. */
  readonly address?: string;
}

/** Calls an operation as Amazon's clients do. */
export const call = async (
  { settings }: TestIdentity,
  operation: string,
  body: object,
  { service = 'AWSCognitoIdentityProviderService', address = '192.0.2.1' }: Options = {},
): Promise<Answer> => {
  const answer = await fetch(settings.origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `${service}.${operation}`,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ ClientId: settings.clientId, ...body }),
  });
  const parsed = (await answer.json()) as Record<string, unknown>;
  const { __type: error = null, message = null } = parsed as Record<string, string | undefined>;
  return { status: answer.status, error, message, body: parsed };
};

/** The tokens in an answer. */
export const tokensIn = ({ body, message }: Answer) => {
  const tokens = body['AuthenticationResult'];
  if (typeof tokens !== 'object' || tokens === null) throw new Error(`No tokens: ${message}`);
  return tokens as Record<'AccessToken' | 'IdToken' | 'RefreshToken', string> & {
    readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
  };
};

/** The parameters of the challenge in an answer. */
export const parametersIn = ({ body, message }: Answer): Record<string, string> => {
  const parameters = body['ChallengeParameters'];
  if (typeof parameters !== 'object' || parameters === null) throw new Error(`No challenge: ${message}`);
  return parameters as Record<string, string>;
};
