import { call, type World } from './world.ts';

let visitors = 0;

/** Another visitor each time, so that no test uses up what another may ask. */
export const visitor = (): string => {
  visitors += 1;
  return `203.0.113.${visitors % 250}`;
};

/** Somebody who has signed in before: the product knows their address. */
export const known = async (world: World, user: string): Promise<string> => {
  await call(world, 'POST', '/my/user/init', { user });
  return `${user}@example.org`;
};
