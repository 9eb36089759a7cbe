import { changeAuth } from '../authStore.ts';
import { loadAmplify } from '../loadAmplify.ts';
import { sessionFields } from '../session/tokens.ts';
import { postProcess } from './postProcess.ts';
import { verifyEmail } from './verifyEmail.ts';

const processLogin = async (): Promise<void> => {
  changeAuth({ isProcessing: true });
  try {
    const { getTokens } = await loadAmplify();
    const receivedAt = Date.now();
    const tokens = await getTokens();
    const session = tokens && sessionFields(tokens, receivedAt);
    if (!session) throw new Error('The identity service sent no id token.');
    const profile = await verifyEmail(session.profile);
    changeAuth({ ...session, profile, stepName: null });
    await postProcess();
  } finally {
    changeAuth({ isProcessing: false });
  }
};

let running: Promise<void> | null = null;

/** Processes the login of the user whose tokens Amplify holds. Calls at the same time share one run. */
export const logIn = (): Promise<void> => {
  running ??= processLogin().finally(() => {
    running = null;
  });
  return running;
};

/** Whether a login is being processed. */
export const isLoggingIn = (): boolean => running !== null;

/** Resolves once no login is being processed. */
export const loginSettled = async (): Promise<void> => {
  await running;
};
