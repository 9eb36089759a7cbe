/** The header by which a service learns the visitor's address, because it counts what comes from one. */
export const callerHeader = (clientIp: string | null): Readonly<Record<string, string>> =>
  clientIp === null ? {} : { 'x-forwarded-for': clientIp };
