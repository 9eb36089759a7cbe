import { domainToASCII } from 'node:url';

/** Domains of one provider whose addresses are the same with and without dots. */
const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The one form of all spellings of a mailbox, to compare people by: without letter case, a part after `+`, the other name of Gmail, and the
 * dots that Gmail ignores. Send mails to the address as its owner wrote it.
 */
export const mailboxOf = (address: string): string => {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at <= 0) return plain;
  const name = plain.slice(0, at);
  const written = plain.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return gmailDomains.has(domain)
    ? `${untagged.replaceAll('.', '') || untagged}@gmail.com`
    : `${untagged}@${domain}`;
};
