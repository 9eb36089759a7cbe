/** The addresses that a request came over, ours last; the gateway believes them from the right. */
export const forwardedFor = (header: string | string[] | undefined, address: string): string =>
  [header, address].flat().filter(Boolean).join(', ');
