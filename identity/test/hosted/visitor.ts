import { createHash, randomBytes } from 'node:crypto';
import type { TestIdentity } from '../startTestIdentity.ts';

/** The origin in the settings of the tests; the service listens on a port of its own. */
const settingsOrigin = 'http://localhost';

/** Where the site is in the tests. */
export const site = 'http://site.test';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The address of the last request, with the origin of the settings. */
  readonly url: string;
}

/** A browser without pages: it keeps cookies by path, and follows redirects until they leave the service. */
export const newVisitor = ({ settings }: Pick<TestIdentity, 'settings'>) => {
  const cookies = new Map<string, { path: string; value: string }>();

  const keep = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...flags] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      const path = /path=([^;]*)/i.exec(flags.join(';'))?.[1] ?? '/';
      if (value === '') cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { path, value });
    }
  };

  const cookiesFor = (path: string): string =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');

  const request = async (url: string, init: RequestInit = {}): Promise<Answer> => {
    const { pathname, href } = new URL(url, settingsOrigin);
    const answer = await fetch(href.replace(settingsOrigin, settings.origin), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie: cookiesFor(pathname) },
    });
    keep(answer.headers);
    return { status: answer.status, text: await answer.text(), headers: answer.headers, url: href };
  };

  const follow = async (answer: Answer): Promise<Answer> => {
    const target = answer.headers.get('location');
    if (target === null) return answer;
    const next = new URL(target, answer.url);
    if (next.origin === settingsOrigin) return follow(await request(next.href));
    return { ...answer, url: next.href };
  };

  return {
    cookies,
    request,
    /** Opens an address; the result is the page, or the address outside the service that it led to. */
    open: async (url: string) => follow(await request(url)),
    submit: async (url: string, fields: Record<string, string>) =>
      follow(await request(url, { method: 'POST', body: new URLSearchParams(fields) })),
  };
};

export type Visitor = ReturnType<typeof newVisitor>;

/** The parameters of a sign-in as aws-amplify sends them, and the verifier for the exchange. */
export const newAuthorization = (
  { settings }: Pick<TestIdentity, 'settings'>,
  changes: Record<string, string | undefined> = {},
) => {
  const verifier = randomBytes(96).toString('base64url');
  const parameters = {
    redirect_uri: `${site}/`,
    response_type: 'code',
    client_id: settings.clientId,
    scope: 'phone email profile openid aws.cognito.signin.user.admin',
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { verifier, state: parameters.state, url: `/oauth2/authorize?${query}` };
};

/** The address that the first form of a page leads to. */
export const formAction = ({ text, url }: { text: string; url: string }): string =>
  /<form[^>]* action="([^"]+)"/.exec(text)?.[1] ?? url;

/** Exchanges a code, or a refresh token, at the token endpoint. */
export const exchange = async (
  { settings }: Pick<TestIdentity, 'settings'>,
  fields: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> => {
  const answer = await fetch(`${settings.origin}/oauth2/token`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: settings.clientId,
      redirect_uri: `${site}/`,
      ...fields,
    }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: answer.headers,
  };
};

/** The hidden fields of a page. */
export const hiddenFields = ({ text }: { text: string }): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
