import { createHmac } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../../services/src/text/secrets.ts';
import { notAuthorised } from '../rpc/identityError.ts';

/** Who administers the accounts signs with these, as with credentials of AWS. */
export interface AdminCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The credentials when none are set, on which the services in the same process agree. */
export const credentialsFrom = (masterKey: Uint8Array): AdminCredentials => ({
  accessKeyId: 'embedded',
  secretAccessKey: createHmac('sha256', masterKey).update('admin interface').digest('base64url'),
});

const maxAgeMs = 5 * 60_000;

/** The time of a header such as `20261122T120500Z`. */
const timeOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Throws unless the AWS SDK signed the request with the credentials in the last five minutes. */
export const assertSigned = async (
  { method, url, headers, body }: FastifyRequest,
  { credentials, poolId }: { readonly credentials: AdminCredentials; readonly poolId: string },
): Promise<void> => {
  const authorization = headers.authorization ?? '';
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signingDate = timeOf(String(headers['x-amz-date']));
  const age = Math.abs(Date.now() - signingDate.getTime());
  if (signedHeaders.length === 0 || !(age < maxAgeMs)) throw notAuthorised('The request is not signed.');
  const signer = new SignatureV4({
    service: 'cognito-idp',
    region: poolId.slice(0, poolId.indexOf('_')),
    credentials,
    sha256: Sha256,
  });
  const signed = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: String(headers.host),
      path: url,
      headers: Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name])])),
      body: String(body),
    },
    { signingDate, signableHeaders: new Set(signedHeaders) },
  );
  if (!isSame(String(signed.headers['authorization']), authorization))
    throw notAuthorised('The signature of the request is not valid.');
};
