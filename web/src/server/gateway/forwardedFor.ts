/** The `x-forwarded-for` addresses of a request, ours last; the gateway trusts them from the right. */
export const forwardedFor = (header: string | string[] | undefined, address: string): string =>
  [header, address].flat().filter(Boolean).join(', ');
