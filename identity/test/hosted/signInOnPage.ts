import type { TestIdentity } from '../startTestIdentity.ts';
import { formAction, newAuthorization, newVisitor, type Visitor } from './visitor.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Enters a password on the page. Returns the next page, or the address of the site that it led to. */
export const enterOnPage = async (
  identity: TestIdentity,
  { email, password }: Credentials,
  changes: Record<string, string | undefined> = {},
  visitor: Visitor = newVisitor(identity),
) => {
  const { url, verifier, state } = newAuthorization(identity, changes);
  const page = await visitor.open(url);
  const end = await visitor.submit(formAction(page), { email, password });
  return { visitor, verifier, state, page, end };
};

/** The same when the password suffices. */
export const signInOnPage = async (...parameters: Parameters<typeof enterOnPage>) => {
  const { end, ...rest } = await enterOnPage(...parameters);
  const returned = new URL(end.url);
  return { ...rest, returned, code: returned.searchParams.get('code') ?? '' };
};
