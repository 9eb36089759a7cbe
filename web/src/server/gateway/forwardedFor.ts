/** The addresses in `x-forwarded-for`, with that of the connection appended; the gateway trusts them from the right. */
export const forwardedFor = (header: string | string[] | undefined, address: string): string =>
  [header, address].flat().filter(Boolean).join(', ');
