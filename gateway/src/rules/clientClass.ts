import { isbot } from 'isbot';

/** Bots are spared the calls whose answers only a person looks at. */
export type ClientClass = 'bot' | 'human';

interface Signals {
  /** What the site in front of the gateway found, already checked to come from a trusted address. */
  readonly told: string | null;
  readonly userAgent: string | null;
}

// Internal clients call with such libraries and want all data; to a page they would be bots, to the graph they are not.
const HTTP_LIBRARY =
  /^(?:apache-httpclient|axios|citygigs-client|curl|dart|go-http-client|got|httpie|insomnia|java|node|node-fetch|okhttp|postmanruntime|python-requests|python-urllib|ruby|undici|wget)\b/i;

/** Whether a person or a bot asks: what the site found counts, else the user agent does. */
export const clientClass = ({ told, userAgent }: Signals): ClientClass => {
  if (told === 'bot' || told === 'human') return told;
  const name = userAgent ?? '';
  return isbot(name) && !HTTP_LIBRARY.test(name) ? 'bot' : 'human';
};
