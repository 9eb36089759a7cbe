import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { StartFault } from '@citygigs/server/config/startFault.ts';

/** The socket of the process that has the embedded database open. Only its owner can connect. */
const socketIn = (dataDir: string): string => join(dataDir, 'services.sock');

const CommandName = Type.Union([Type.Literal('backup'), Type.Literal('moderate')]);

type CommandName = Static<typeof CommandName>;

const Request = Type.Object({ command: CommandName, args: Type.Array(Type.String()) });

/** What a command printed, or why it failed. */
const Answer = Type.Union([Type.Object({ output: Type.String() }), Type.Object({ fault: Type.String() })]);

type Answer = Static<typeof Answer>;

/** The commands by name: each runs with its arguments, and resolves to what it prints. */
export type Commands = Readonly<Record<CommandName, (args: readonly string[]) => Promise<string>>>;

const answerTo = async (request: string, commands: Commands): Promise<Answer> => {
  try {
    const { command, args } = Value.Parse(Request, JSON.parse(request));
    return { output: await commands[command](args) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Lets the commands for operators ask this process to run them, because no other process can open its embedded database. A
 * request and its answer are JSON. Returns the function that stops listening.
 */
export const serveCommands = async (dataDir: string, commands: Commands): Promise<() => void> => {
  const path = socketIn(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(5_000, () => socket.destroy());
    text(socket)
      .then((request) => {
        socket.setTimeout(0);
        return answerTo(request, commands);
      })
      .then(
        (answer) => socket.end(JSON.stringify(answer)),
        () => socket.destroy(),
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

/**
 * Asks the process that has the embedded database open to run a command; resolves to what it prints, or null if no process
 * has it open. Rejects with the reason of a failure.
 */
export const requestCommand = async (
  dataDir: string,
  command: CommandName,
  args: readonly string[],
): Promise<string | null> => {
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
  socket.end(JSON.stringify({ command, args }));
  const answered = await text(socket);
  if (answered === '') throw new StartFault('The services stopped before they answered.');
  const answer = Value.Parse(Answer, JSON.parse(answered));
  if ('fault' in answer) throw new StartFault(answer.fault);
  return answer.output;
};
