/** The beginnings of both parts of an address, as `k***@e***`: enough to recognise one's own. */
export const maskedAddress = (address: string): string => {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
};
