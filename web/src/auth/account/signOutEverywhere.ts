import { abortAfter } from '../../browser/timeLimits.ts';
import { reportError } from '../../browser/reportError.ts';
import { identityOrigins } from '../../config/identityOrigins.ts';
import { authSetup } from '../authSetup.ts';
import { leaveHomeNotice } from '../session/homeNotice.ts';
import { readyAmplify } from '../session/readyAmplify.ts';
import { signOut } from './signOut.ts';

/** How long the identity service may take. */
const patienceMs = 10_000;

/**
 * Ends all sign-ins of the user, then signs out here; the home page says so. Returns whether that was confirmed; otherwise the user stays signed in.
 * It asks the user pool itself, because Amplify hides a failure.
 */
export const signOutEverywhere = async (): Promise<boolean> => {
  try {
    const { getTokens } = await readyAmplify();
    const tokens = await getTokens();
    if (tokens === null) throw new Error('There is no session.');
    const [userPool] = identityOrigins(authSetup().config);
    const answer = await fetch(`${userPool}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: tokens.accessToken.toString() }),
      signal: abortAfter(patienceMs),
    });
    if (!answer.ok) throw new Error(`GlobalSignOut answered ${answer.status}.`);
  } catch (error) {
    reportError(error, { where: 'sign-out everywhere' });
    return false;
  }
  leaveHomeNotice('security.signOutEverywhere.done');
  await signOut();
  return true;
};
