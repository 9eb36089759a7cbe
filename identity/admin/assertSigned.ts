import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyRequest } from 'fastify';
import { isSame } from '../../services/src/text/secretTexts.ts';
import { notAuthorised } from '../rpc/identityError.ts';

/** The access key id of the embedded service; the secret access key is the admin key. */
export const adminAccessKeyId = 'embedded';

const maxAgeMs = 5 * 60_000;

/** The time of a header such as `20261122T120500Z`. */
const timeOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Throws unless the AWS SDK signed the request with the admin key in the last five minutes. */
export const assertSigned = async (
  { method, url, headers, body }: FastifyRequest,
  { adminKey, poolId }: { readonly adminKey: string; readonly poolId: string },
): Promise<void> => {
  const authorization = headers.authorization ?? '';
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signingDate = timeOf(String(headers['x-amz-date']));
  const age = Math.abs(Date.now() - signingDate.getTime());
  if (signedHeaders.length === 0 || !(age < maxAgeMs)) throw notAuthorised('The request is not signed.');
  const signer = new SignatureV4({
    service: 'cognito-idp',
    region: poolId.slice(0, poolId.indexOf('_')),
    credentials: { accessKeyId: adminAccessKeyId, secretAccessKey: adminKey },
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
