import { getRequest, graphql } from 'relay-runtime';
import { after } from '../relay/after.ts';
import type { Send } from '../relay/gatewayResponse.ts';
import { checkedPhrases, type CompilePhrase, type Phrase, type PhraseFault } from './checkedPhrases.ts';
import type { SomeMessages } from './loadMessages.ts';

const phrasesQuery = graphql`
  query phrasesQuery {
    phrases {
      key
      text
    }
  }
`;

/** A page waits no longer than this for phrases; after that it uses the catalogue. */
const patienceMs = 700;

export interface PhraseSource {
  readonly send: Send;
  readonly catalogue: SomeMessages;
  readonly compile: CompilePhrase;
  /** How long phrases stay fresh. */
  readonly maxAgeMs: number;
  /** Called once per problem, and again only if it recurs after it was solved. */
  readonly onFault: (problem: string, about: Readonly<Record<string, unknown>>) => void;
}

interface CachedPhrases {
  messages: SomeMessages;
  /** How often they have changed. */
  version: number;
  until: number;
  refresh: Promise<void> | null;
  faults: ReadonlySet<string>;
}

const cache = new Map<string, CachedPhrases>();

const phrasesFrom = async (send: Send): Promise<readonly Phrase[]> => {
  const { data } = await send(getRequest(phrasesQuery).params, {});
  const phrases = data?.['phrases'];
  if (!Array.isArray(phrases)) throw new Error('There was no answer to the request for phrases.');
  return phrases as Phrase[];
};

const refreshEntry = async (language: string, entry: CachedPhrases, source: PhraseSource): Promise<void> => {
  const { send, catalogue, compile, maxAgeMs, onFault } = source;
  let faults: readonly (PhraseFault | { readonly fault: string })[];
  try {
    const phrases = await phrasesFrom(send);
    const checked = checkedPhrases(catalogue, phrases, compile);
    const keys = new Set(phrases.map(({ key }) => key));
    const missing = Object.keys(entry.messages).filter((key) => !keys.has(key));
    // Equal ones stay the same object, for which the server has created formatters.
    if (JSON.stringify(checked.messages) !== JSON.stringify(entry.messages)) {
      entry.messages = checked.messages;
      entry.version += 1;
    }
    faults = [...checked.faults, ...missing.map((key) => ({ key, fault: 'missing' }) as const)];
  } catch (error) {
    // Keeps the previous phrases.
    faults = [{ fault: String(error) }];
  }
  for (const fault of faults)
    if (!entry.faults.has(JSON.stringify(fault)))
      onFault('A phrase cannot be used; the catalogue’s text is shown.', { language, ...fault });
  entry.faults = new Set(faults.map((fault) => JSON.stringify(fault)));
  entry.until = Date.now() + maxAgeMs;
  entry.refresh = null;
};

/**
 * The phrases that replace the catalogue's texts of a language, for the server. Serves cached phrases while newer ones
 * are fetched, and none until the first arrive.
 */
export const phrasesOf = async (language: string, source: PhraseSource): Promise<SomeMessages> => {
  let entry = cache.get(language);
  const isNew = entry === undefined;
  if (!entry) {
    entry = { messages: {}, version: 0, until: 0, refresh: null, faults: new Set() };
    cache.set(language, entry);
  }
  if (entry.until <= Date.now()) entry.refresh ??= refreshEntry(language, entry, source);
  if (isNew && entry.refresh) await Promise.race([entry.refresh, after(patienceMs)]);
  return entry.messages;
};

/** Changes whenever the phrases of a language change. */
export const phrasesVersion = (language: string): number => cache.get(language)?.version ?? 0;
