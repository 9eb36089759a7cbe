const secrets =
  'authorization cookie token accessToken idToken refreshToken password email phone name full_name fullName code'.split(
    ' ',
  );

const holders = ['headers', 'body', 'input', 'variables', 'variables.input', 'query', 'params'];

/** What a log replaces in the objects that it is given, should personal data or secrets ever get there. */
export const redact = {
  paths: [
    'headers["x-api-key"]',
    ...holders.flatMap((holder) => secrets.map((name) => `${holder}.${name}`)),
    ...['req', 'request', 'res', 'response'].flatMap((holder) =>
      ['.authorization', '.cookie', '["set-cookie"]', '["x-api-key"]'].map(
        (name) => `${holder}.headers${name}`,
      ),
    ),
  ],
  censor: '[redacted]',
};
