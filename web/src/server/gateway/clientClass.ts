import { isbot } from 'isbot';

/** Whether a user agent belongs to a program or to a person. */
export const clientClassOf = (userAgent: string | undefined): 'bot' | 'human' =>
  isbot(userAgent ?? '') ? 'bot' : 'human';
