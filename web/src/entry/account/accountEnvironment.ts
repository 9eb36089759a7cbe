import { onAccountLeft } from '../../auth/accountChange.ts';
import { rejectSession, renewTokens } from '../../auth/renewal.ts';
import type { Send } from '../../relay/gatewayResponse.ts';
import { createEnvironment, type Records } from '../../relay/createEnvironment.ts';
import type { SiteEnvironment } from '../../relay/SiteEnvironment.ts';

interface Options {
  readonly send: Send;
  /** What the server has loaded for the first page. */
  readonly records: Records | undefined;
  readonly late: Set<string>;
  readonly patienceMs: number;
  readonly onMessages: (messages: readonly string[], isSessionOver: boolean) => void;
  readonly onNoAnswer: (error: unknown) => void;
  /** Called with a new environment when the user has left. */
  readonly onReplaced: (environment: SiteEnvironment) => void;
}

/**
 * The environment of Relay for the visitor of this tab. When a user leaves the account, it is replaced, so that nothing of
 * the account remains: the former environment sends nothing more, and what it still receives is neither stored nor shown.
 */
export const accountEnvironment = (options: Options): (() => SiteEnvironment) => {
  const { send, late, patienceMs, onMessages, onNoAnswer, onReplaced } = options;
  const start = (records?: Records) => {
    let hasLeft = false;
    const requireUser = (): void => {
      if (hasLeft) throw new Error('The user has left the account.');
    };
    const environment = createEnvironment({
      send: async (...operation) => {
        requireUser();
        const answer = await send(...operation);
        requireUser();
        return answer;
      },
      ...(records === undefined ? {} : { records }),
      late,
      patienceMs,
      // Once the session has ended, the refusal of a call would say it a second time, and less kindly.
      onMessages: (...messages) => {
        if (!hasLeft) onMessages(...messages);
      },
      renewTokens,
      onUnauthenticated: rejectSession,
      onNoAnswer: (error) => {
        if (!hasLeft) onNoAnswer(error);
      },
    });
    const leave = (): void => {
      hasLeft = true;
    };
    return { environment, leave };
  };

  let current = start(options.records);
  onAccountLeft(() => {
    current.leave();
    late.clear();
    current = start();
    onReplaced(current.environment);
  });
  return () => current.environment;
};
