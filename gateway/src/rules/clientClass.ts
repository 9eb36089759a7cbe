import { isbot } from 'isbot';

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

const isBotName = (name: string): boolean => isbot(name) && !httpLibrary.test(name);

/** The class of a client, as determined by the site or else by the user agent. */
export const clientClass = ({ fromSite, userAgent }: Signals): ClientClass => {
  if (fromSite === 'bot' || fromSite === 'human') return fromSite;
  return isBotName(userAgent ?? '') ? 'bot' : 'human';
};
