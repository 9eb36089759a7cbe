import { ownAccountScope } from '../../tokens/grants.ts';

/** What the site may ask for. */
export const scopes = ['phone', 'email', 'profile', 'openid', ownAccountScope];
