import { personName } from '../../../schema/limits.json';

const pattern = new RegExp(personName, 'u');

/** Whether a text can be the name of a person: a letter that can be seen, no address or phone number, and not the name of this site. */
export const isName = (text: string): boolean => pattern.test(text);
