import { signOut } from 'aws-amplify/auth';
import { configureAmplify } from './configureAmplify.ts';

/** What the product uses of Amplify. Get it from `loadAmplify` only, so that guests never load it. */
export const amplify = { configureAmplify, signOut };
