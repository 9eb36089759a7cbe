import { getRequest, graphql } from 'relay-runtime';
import { after } from '../relay/after.ts';
import type { Send } from '../relay/answer.ts';
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

interface Held {
  messages: SomeMessages;
  until: number;
  refresh: Promise<void> | null;
  faults: ReadonlySet<string>;
}

const held = new Map<string, Held>();

const phrasesFrom = async (send: Send): Promise<readonly Phrase[]> => {
  const { data } = await send(getRequest(phrasesQuery).params, {});
  const phrases = data?.['phrases'];
  if (!Array.isArray(phrases)) throw new Error('There was no answer to the request for phrases.');
  return phrases as Phrase[];
};

const refreshed = async (language: string, place: Held, source: PhraseSource): Promise<void> => {
  const { send, catalogue, compile, maxAgeMs, onFault } = source;
  let faults: readonly (PhraseFault | { readonly fault: string })[];
  try {
    const phrases = await phrasesFrom(send);
    const checked = checkedPhrases(catalogue, phrases, compile);
    const keys = new Set(phrases.map(({ key }) => key));
    const missing = Object.keys(place.messages).filter((key) => !keys.has(key));
    place.messages = checked.messages;
    faults = [...checked.faults, ...missing.map((key) => ({ key, fault: 'missing' }) as const)];
  } catch (error) {
    // Keeps the previous phrases.
    faults = [{ fault: String(error) }];
  }
  for (const fault of faults)
    if (!place.faults.has(JSON.stringify(fault)))
      onFault('A phrase cannot be used; the catalogue’s text is shown.', { language, ...fault });
  place.faults = new Set(faults.map((fault) => JSON.stringify(fault)));
  place.until = Date.now() + maxAgeMs;
  place.refresh = null;
};

/**
 * The phrases that replace the catalogue's texts of a language, for the server. Serves cached phrases while newer ones
 * are fetched, and none until the first arrive.
 */
export const phrasesOf = async (language: string, source: PhraseSource): Promise<SomeMessages> => {
  let place = held.get(language);
  const isNew = place === undefined;
  if (!place) {
    place = { messages: {}, until: 0, refresh: null, faults: new Set() };
    held.set(language, place);
  }
  if (place.until <= Date.now()) place.refresh ??= refreshed(language, place, source);
  if (isNew && place.refresh) await Promise.race([place.refresh, after(patienceMs)]);
  return place.messages;
};
