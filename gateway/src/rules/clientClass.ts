import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Bots get no data that only people read. */
export type ClientClass = 'bot' | 'human';

interface Signals {
  /** The class that the site in front of the gateway determined. Pass it for requests from trusted addresses only. */
  readonly fromSite: string | null;
  readonly userAgent: string | null;
}

// Internal clients use such libraries and need all data, so the graph does not treat them as bots.
const httpLibrary =
  /^(?:apache-httpclient|axios|citygigs-client|curl|dart|go-http-client|got|httpie|insomnia|java|node|node-fetch|okhttp|postmanruntime|python-requests|python-urllib|ruby|undici|wget)\b/i;

/** Whether names of programs are those of bots: the pattern for them is long, and few programs send most requests. */
const botNames = new LRUCache<string, boolean>({
  max: 1_000,
  maxSize: 200_000,
  sizeCalculation: (_is, name) => name.length + 1,
});

const isBotName = (name: string): boolean => {
  const known = botNames.get(name);
  if (known !== undefined) return known;
  const is = isbot(name) && !httpLibrary.test(name);
  botNames.set(name, is);
  return is;
};

/** The class of a client, as determined by the site or else by the user agent. */
export const clientClass = ({ fromSite, userAgent }: Signals): ClientClass => {
  if (fromSite === 'bot' || fromSite === 'human') return fromSite;
  return isBotName(userAgent ?? '') ? 'bot' : 'human';
};
