import { domainToASCII } from 'node:url';

/** An address in ASCII, as the format `email` of JSON Schema has it: a dotted local part, a domain with a dot. */
const ascii =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Whether a text is a mail address of at most 254 characters, also one whose domain has letters such as ü. */
export const isMailAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // Node would read these as the end of a host.
  if (text.length > 254 || /[\s/:?#\\]/.test(domain)) return false;
  return ascii.test(`${text.slice(0, at)}@${domainToASCII(domain)}`);
};
