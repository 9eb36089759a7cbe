import { oneAtATime } from '../../browser/oneAtATime.ts';
import { currentSignIn } from '../session/signInOf.ts';

/** Sends and withdraws the answers of the signed-in user one after another, across tabs. */
export const oneContributionAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  oneAtATime(`contributions ${currentSignIn()}`, run);
