import { StartFault } from '../db/startFault.ts';

/** Explains why a port cannot be opened and names the variable to change; returns other errors unchanged. */
export const portFault = (error: unknown, { host, port }: { host: string; port: number }): unknown => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is in use: set SERVICES_PORT to another one.`, { cause: error });
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const message = `${host}:${port} cannot be opened (${code}): set HOST or SERVICES_PORT to another.`;
    return new StartFault(message, { cause: error });
  }
  return error;
};
