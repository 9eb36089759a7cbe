import type { Answer, Send } from './answer.ts';

interface Remembered {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

const remembered = new Map<string, Remembered>();

/**
 * Caches for a minute what is the same on every page. `scope` names everything else that the answer depends on. Answers
 * with errors are not cached.
 */
export const rememberAnswers = (
  send: Send,
  names: readonly string[],
  scope: string,
  forMs = 60_000,
): Send => {
  return (operation, variables, patience) => {
    if (!names.includes(operation.name)) return send(operation, variables, patience);
    const key = `${operation.name} ${scope} ${JSON.stringify(variables)}`;
    const known = remembered.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = send(operation, variables, patience);
    remembered.set(key, { until: Date.now() + forMs, answer });
    const forget = () => {
      if (remembered.get(key)?.answer === answer) remembered.delete(key);
    };
    answer.then(({ errors }) => (errors?.length ? forget() : undefined), forget);
    return answer;
  };
};
