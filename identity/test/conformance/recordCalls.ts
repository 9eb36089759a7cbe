import { rowOf } from './rows.ts';

const detailOf = (body: unknown): string | null => {
  const { ChallengeName, AuthFlow } = JSON.parse(String(body)) as Record<string, string | undefined>;
  return ChallengeName ?? AuthFlow ?? null;
};

/** Reports each successful call of an operation that goes through `fetch`. Returns a function that stops it. */
export const recordCalls = (onSuccess: (row: string) => void): (() => void) => {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    const target = new Headers(init?.headers).get('x-amz-target');
    const operation = target?.split('.')[1];
    if (operation !== undefined && answer.ok) onSuccess(rowOf({ operation, detail: detailOf(init?.body) }));
    return answer;
  };
  return () => {
    globalThis.fetch = original;
  };
};
