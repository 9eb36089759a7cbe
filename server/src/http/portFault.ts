import { StartFault } from '../config/startFault.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Explains why a port cannot be opened and names the variable to change; returns other errors unchanged. */
export const portFault = (error: unknown, { host, port }: Address, variable: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is in use: set ${variable} to another one.`, { cause: error });
  }
  if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) {
    const message = `${host}:${port} cannot be opened (${code}): set HOST or ${variable} to another.`;
    return new StartFault(message, { cause: error });
  }
  return error;
};
