import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { requestCommand, serveCommands } from '../../src/process/commandSocket.ts';

const folder = mkdtempSync(join(tmpdir(), 'citygigs-commands-'));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends anything to the socket, and returns its answer. */
const say = (dataDir: string, request: string): Promise<string> => {
  const socket = createConnection(join(dataDir, 'services.sock'));
  socket.end(request);
  return text(socket);
};

describe('a command about a running embedded database', () => {
  it('is run by the process that has it open, which says what it prints or why it fails', async () => {
    const dataDir = newFolder();
    expect(await requestCommand(dataDir, 'backup', ['any'])).toBeNull();
    const written: string[] = [];
    const stop = await serveCommands(dataDir, {
      backup: async ([file = '']) => {
        if (file.startsWith('/nowhere')) throw new Error('there is no such folder');
        written.push(file);
        return '';
      },
      moderate: async (args) => args.join('|'),
    });
    expect(statSync(join(dataDir, 'services.sock')).mode & 0o077).toBe(0);
    expect(await requestCommand(dataDir, 'backup', ['/tmp/ä b.gz'])).toBe('');
    await expect(requestCommand(dataDir, 'backup', ['/nowhere/b.gz'])).rejects.toThrow(
      'there is no such folder',
    );
    expect(written).toEqual(['/tmp/ä b.gz']);
    const args = ['accept', '7', '--note', 'Line\nand "quotes"'];
    expect(await requestCommand(dataDir, 'moderate', args)).toBe(args.join('|'));
    stop();
    expect(existsSync(join(dataDir, 'services.sock'))).toBe(false);
    expect(await requestCommand(dataDir, 'backup', ['any'])).toBeNull();
  });

  it('that is not one is refused, and the next one is served', async () => {
    const dataDir = newFolder();
    const commands = { backup: async () => '', moderate: async () => 'done' };
    const stop = await serveCommands(dataDir, commands);
    const requests = ['', '{', '[]', '{"command":"restore","args":[]}', '{"command":"backup","args":[1]}'];
    for (const request of requests)
      expect(JSON.parse(await say(dataDir, request))).toEqual({ fault: expect.any(String) });
    // One that leaves before it has asked.
    createConnection(join(dataDir, 'services.sock')).destroy();
    expect(await requestCommand(dataDir, 'moderate', [])).toBe('done');
    stop();
  });

  it('whose process stops before it answers fails', async () => {
    const dataDir = newFolder();
    const stop = await serveCommands(dataDir, { backup: async () => '', moderate: async () => '' });
    stop();
    const { createServer } = await import('node:net');
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(join(dataDir, 'services.sock'), resolve));
    await expect(requestCommand(dataDir, 'moderate', ['list'])).rejects.toThrow(
      'stopped before they answered',
    );
    server.close();
  });
});
