import { ownAccountScope } from '../../tokens/grants.ts';

/** The scopes that the site may request. */
export const scopes = ['phone', 'email', 'profile', 'openid', ownAccountScope];
