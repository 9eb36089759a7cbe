import type { Answer, Send } from './answer.ts';
import { timedCache } from './timedCache.ts';

/** Enough for every language, for bots and for people. */
const maxAnswers = 100;

const remembered = timedCache<Answer>(60_000, maxAnswers, ({ errors }) => !errors?.length);

/**
 * Caches, for a minute, answers that are the same on every page. `scope` names everything else that the answer depends
 * on. Answers with errors are not cached. Those answers are requested with `sendForAll`, all others with `send`.
 */
export const rememberAnswers =
  (send: Send, sendForAll: Send, names: readonly string[], scope: string): Send =>
  (operation, variables, patience) =>
    names.includes(operation.name)
      ? remembered(`${operation.name} ${scope} ${JSON.stringify(variables)}`, () =>
          sendForAll(operation, variables, patience),
        )
      : send(operation, variables, patience);
