import { isbot } from 'isbot';

/** Bots are spared the calls whose answers only a person looks at. */
export type ClientClass = 'bot' | 'human';

interface Signals {
  /** What the site in front of the gateway found, already checked to come from a trusted address. */
  readonly told: string | null;
  readonly userAgent: string | null;
}

/** Whether a person or a bot asks: what the site found counts, else the user agent does. */
export const clientClass = ({ told, userAgent }: Signals): ClientClass => {
  if (told === 'bot' || told === 'human') return told;
  return isbot(userAgent ?? '') ? 'bot' : 'human';
};
