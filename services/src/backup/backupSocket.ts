import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The socket of the process that has the embedded database open. Only its owner can connect. */
const socketIn = (dataDir: string): string => join(dataDir, 'backup.sock');

/** The outcome of a backup: null, or why it failed. */
type Fault = string | null;

/**
 * Lets `npm run backup` ask this process for a backup, because no other process can open its embedded database. The request
 * is the path of the file, the answer is empty or says why it failed. Returns the function that stops listening.
 */
export const serveBackups = async (
  dataDir: string,
  write: (file: string) => Promise<void>,
): Promise<() => void> => {
  const path = socketIn(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(5_000, () => socket.destroy());
    void text(socket)
      .then((file) => {
        socket.setTimeout(0);
        return write(file);
      })
      .then(
        () => socket.end(),
        (error: unknown) => socket.end(error instanceof Error ? error.message : String(error)),
      );
  });
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
};

/** Asks the process that has the embedded database open to write a backup. Null: no process has it open. */
export const requestBackup = async (
  dataDir: string,
  file: string,
): Promise<{ readonly fault: Fault } | null> => {
  const socket = createConnection(socketIn(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  socket.end(file);
  const answer = await text(socket);
  return { fault: answer === '' ? null : answer };
};
