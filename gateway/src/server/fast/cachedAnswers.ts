import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../builder/context.ts';
import type { LanguageCode } from '../../config/languages.ts';
import { callsAtOnce } from '../../loaders/requestLoaders.ts';
import type { RepeatableRead } from '../../rest/call.ts';
import type { SharedReads } from '../../rest/sharing/sharedReads.ts';
import type { KnownOperation } from './knownOperation.ts';
import type { MediaType } from './mediaType.ts';

/** Everything that an answer to somebody without a token depends on, besides the rows. */
interface AnswerFacts {
  readonly operation: KnownOperation;
  readonly language: LanguageCode;
  readonly bot: boolean;
  readonly media: MediaType;
}

interface CachedAnswer {
  readonly body: Buffer;
  readonly until: number;
  /** The reads of all its rows; null if it cannot be told whether they have changed. */
  readonly reads: readonly RepeatableRead[] | null;
  /** When it was computed. Times are those of `performance.now()`. */
  readonly computed: number;
  /** How many times writes had made rows old when the request of the answer came. */
  readonly purges: number;
}

const maxAnswers = 1_000;
const maxBytes = 8 * 1024 * 1024;

/** Whether an offer has ended depends on the time besides the rows. */
const maxComputedMs = 60_000;

/** Variables of real pages are short. */
const maxKeyLength = 1_000;

/**
 * Keeps the bytes of whole answers that anybody would get. They are given again as long as all their rows may be shared, and
 * for a minute to requests whose reads show that no row has changed.
 */
export const cachedAnswers = (shared: SharedReads, maxAgeMs: number) => {
  const cached = new LRUCache<string, CachedAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const numbers = new WeakMap<DocumentNode, number>();
  let documents = 0;
  const numberOf = (document: DocumentNode): number => {
    const known = numbers.get(document);
    if (known !== undefined) return known;
    documents += 1;
    numbers.set(document, documents);
    return documents;
  };

  /** A key for an answer that may be cached; null for mutations and for very long variables. */
  const keyOf = ({ operation, language, bot, media }: AnswerFacts): string | null => {
    const { document, operationName = '', variables = {}, isQuery } = operation;
    if (!isQuery) return null;
    const key = `${numberOf(document)} ${language} ${bot} ${media} ${operationName} ${JSON.stringify(variables)}`;
    return key.length > maxKeyLength ? null : key;
  };

  return {
    /** Finds the answer for a request, or begins to keep it. Only for requests without a token. */
    find: (facts: AnswerFacts) => {
      const key = keyOf(facts);
      const purges = shared.purges();
      const found = key === null ? undefined : cached.get(key);
      const isFresh = found !== undefined && found.until > performance.now() && found.purges === purges;
      const isRecent = found !== undefined && performance.now() < found.computed + maxComputedMs;
      return {
        body: isFresh ? found.body : null,
        /** Gives the answer that is no longer fresh if its reads, sent again, show that it has not changed; null otherwise. */
        repeat: async (repeatReads: Context['repeatReads']): Promise<Buffer | null> => {
          if (key === null || !isRecent || found.reads === null) return null;
          const until = await repeatReads(found.reads);
          if (until === null) return null;
          if (shared.purges() === purges)
            cached.set(key, { ...found, until: Math.min(until, performance.now() + maxAgeMs), purges });
          return found.body;
        },
        keep: (result: ExecutionResult, answer: Context['answer'], text: string): void => {
          if (key === null || answer.personal || result.errors !== undefined) return;
          const computed = performance.now();
          const until = Math.min(answer.until, computed + maxAgeMs);
          const reads = answer.reads !== null && answer.reads.length <= callsAtOnce ? answer.reads : null;
          if ((until <= computed && reads === null) || shared.purges() !== purges) return;
          cached.set(key, { body: Buffer.from(text), until, reads, computed, purges });
        },
      };
    },
  };
};

export type CachedAnswers = ReturnType<typeof cachedAnswers>;
