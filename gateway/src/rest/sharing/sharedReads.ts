import { LRUCache } from 'lru-cache';
import type { UpstreamName } from '../../config/upstreamTimeouts.ts';
import type { CallLimit } from '../callLimits.ts';
import type { Reply } from '../reply.ts';

/** A reply, and until when others may get it, on the clock of `performance.now()`; 0 for never. */
interface DatedReply {
  readonly reply: Reply;
  readonly until: number;
  /** The same number as that of the last reply to the call if the service sent the same; null if that is not known. */
  readonly version: number | null;
}

/** A reply as it arrives, not yet read, and what the service says about sharing it. */
export interface FreshReply {
  readonly readReply: () => Reply;
  /** The text of a success, to compare it with the next one. */
  readonly text: string | null;
  readonly maxAgeMs: number | null;
}

interface CachedReply extends DatedReply {
  readonly text: string | null;
  /** How many times everything had been forgotten. */
  readonly purges: number;
}

interface SharingOptions {
  /** For how long replies are shared; 0 shares none, and each is still compared with the last one to its call. */
  readonly maxAgeMs: number;
  /** The limits of a call that several requests wait for. */
  readonly limitOfCall: (upstream: UpstreamName) => CallLimit;
  /** Makes other processes forget their replies, too; resolves when they have. */
  readonly onPurge?: (() => Promise<void>) | undefined;
  /** Called with the data of each reply that is cached. */
  readonly onCached?: ((data: unknown) => void) | undefined;
}

interface RunningRead {
  readonly promise: Promise<DatedReply>;
  readonly limit: CallLimit;
  readonly waiting: Set<CallLimit>;
}

const maxReplies = 2_000;

/** In characters of JSON. The parsed rows need several times as much memory. */
const maxSize = 8 * 1024 * 1024;

/** How long a call whose answer must not be shared is made by each request for itself. */
const aloneMs = 60_000;

type Start = (limit: CallLimit) => Promise<FreshReply>;

/**
 * Shares the replies to public reads: requests that make the same call at the same time wait for one, and those within the
 * maximum age get the same rows, which nobody may change. A write forgets everything, so that its author sees what it did.
 * A reply whose text is that of the last one to the call is not parsed and checked again.
 */
export const sharedReads = ({ maxAgeMs, limitOfCall, onPurge, onCached }: SharingOptions) => {
  const cached = new LRUCache<string, CachedReply>({
    max: maxReplies,
    maxSize,
    sizeCalculation: ({ text }) => (text?.length ?? 0) + 1,
  });
  const alone = new LRUCache<string, true>({ max: maxReplies, ttl: aloneMs });
  const running = new Map<string, RunningRead>();
  let purges = 0;
  let versions = 0;

  const versionOf = (reply: Reply): number | null => {
    if (reply.kind === 'refused') return -reply.status;
    if (reply.kind !== 'answered') return null;
    versions += 1;
    return versions;
  };

  /** Reads a reply, unless it is the last one again, and stores it if it is current. */
  const take = (
    key: string,
    { readReply, text, maxAgeMs: allowedMs }: FreshReply,
    isCurrent: () => boolean,
  ): DatedReply => {
    if (allowedMs === 0) {
      alone.set(key, true);
      return { reply: readReply(), until: 0, version: null };
    }
    const last = cached.get(key);
    const isSame = last !== undefined && text !== null && last.text === text;
    const reply = isSame ? last.reply : readReply();
    const version = isSame ? last.version : versionOf(reply);
    const ageMs = reply.kind === 'answered' ? Math.min(maxAgeMs, allowedMs ?? maxAgeMs) : maxAgeMs;
    const dated = { reply, until: ageMs > 0 ? performance.now() + ageMs : 0, version };
    // A read that began before a write may not have seen it.
    if (reply.kind !== 'answered' || !isCurrent()) return dated;
    if (!isSame) onCached?.(reply.data);
    cached.set(key, { ...dated, text, purges });
    return dated;
  };

  const startRead = (key: string, start: Start, upstream: UpstreamName): RunningRead => {
    const limit = limitOfCall(upstream);
    const waiting = new Set<CallLimit>();
    const { answerStarted, restart } = limit;
    const ofAll: CallLimit = Object.assign(limit, {
      callers: () => waiting.size,
      answerStarted: () => {
        answerStarted();
        for (const each of waiting) each.answerStarted();
      },
      restart: () => {
        for (const each of waiting) each.restart();
        return restart();
      },
    });
    const run = async (): Promise<DatedReply> => {
      try {
        return take(key, await start(ofAll), () => running.get(key) === read);
      } finally {
        limit.end();
        if (running.get(key) === read) running.delete(key);
      }
    };
    const read: RunningRead = { promise: Promise.resolve().then(run), limit, waiting };
    running.set(key, read);
    return read;
  };

  /** Waits for a read within the limits of one request. The read itself ends when nobody waits any more. */
  const wait = (key: string, read: RunningRead, limit: CallLimit): Promise<DatedReply> =>
    new Promise((resolve, reject) => {
      read.waiting.add(limit);
      if (read.limit.hasStarted) limit.answerStarted();
      read.promise.then(resolve, reject);
      limit.onAbort((reason) => {
        reject(reason);
        read.waiting.delete(limit);
        if (read.waiting.size > 0) return;
        if (running.get(key) === read) running.delete(key);
        read.limit.abort(reason);
      });
    });

  const forget = (): void => {
    purges += 1;
    running.clear();
  };

  return {
    /** Reads from a service, or gets what another request reads or has read. */
    read: async (
      key: string,
      start: Start,
      limit: CallLimit,
      upstream: UpstreamName,
    ): Promise<DatedReply> => {
      const known = cached.get(key);
      if (known !== undefined && known.until > performance.now() && known.purges === purges) return known;
      const other = running.get(key);
      if (maxAgeMs > 0 && !alone.has(key)) {
        const dated = await wait(key, other ?? startRead(key, start, upstream), limit);
        if (other === undefined || dated.until > 0) return dated;
      }
      const before = purges;
      return { ...take(key, await start(limit), () => purges === before), until: 0 };
    },
    /** Forgets every reply, and lets nobody join a read that runs. */
    forget,
    /** The same in every process of the gateway. */
    purge: async (): Promise<void> => {
      forget();
      await onPurge?.();
    },
    /** How many times everything was forgotten. */
    purges: (): number => purges,
  };
};

export type SharedReads = ReturnType<typeof sharedReads>;
