/**
 * Enough of an address to recognise one's own: `k***@e***` for a mail address, `+*******1234` for a phone number. `***@***`
 * for an id, which must not reveal whether an account has it.
 */
export const maskedAddress = (address: string): string => {
  if (address.startsWith('+')) return `+*******${address.slice(-4)}`;
  if (!address.includes('@')) return '***@***';
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
};

/** Enough of a mail address for its owner to tell it from their other ones: `k***@example.org`. */
export const partlyMaskedEmail = (address: string): string =>
  address.toLowerCase().replace(/^(.).*@/, '$1***@');
