import { isbot } from 'isbot';

/** Whether a user agent is a program's or a person's. */
export const clientClassOf = (userAgent: string | undefined): 'bot' | 'human' =>
  isbot(userAgent ?? '') ? 'bot' : 'human';
