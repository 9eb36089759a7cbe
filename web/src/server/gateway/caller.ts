import { isbot } from 'isbot';

/** Whether a user agent belongs to a program or to a person. */
export const clientClassOf = (userAgent: string | undefined): 'bot' | 'human' =>
  isbot(userAgent ?? '') ? 'bot' : 'human';

/** The addresses in `x-forwarded-for`, with that of the connection appended; the gateway trusts them from the right. */
export const forwardedFor = (header: string | string[] | undefined, address: string): string =>
  [header, address].flat().filter(Boolean).join(', ');
