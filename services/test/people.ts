import { call, type TestServices } from './testServices.ts';

let visitorCount = 0;

/** Returns the IP address of a new visitor, so that tests do not share rate limits. */
export const visitor = (): string => {
  visitorCount += 1;
  return `203.0.113.${visitorCount % 250}`;
};

/** Signs a user in, which stores their address, and returns the address. */
export const signedInUser = async (services: TestServices, user: string): Promise<string> => {
  await call(services, 'POST', '/my/user/init', { user });
  return `${user}@example.org`;
};
