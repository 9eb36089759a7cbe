import { createServer, type Socket, type AddressInfo } from 'node:net';

/** Starts a mail server that stores every mail, accepts no password, and can reject mails, or break or ignore connections. */
export const startMailServer = async () => {
  const messages: { to: string; data: string }[] = [];
  const sockets = new Set<Socket>();
  let rejections = 0;
  let broken = 0;
  let ignored = 0;
  const server = createServer((socket) => {
    if (broken > 0) {
      broken -= 1;
      return void socket.destroy();
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (ignored > 0) return void (ignored -= 1);
    let [to, data, inData, rest] = ['', '', false, ''];
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      if (inData) {
        if (line !== '.') return void (data += `${line}\n`);
        inData = false;
        messages.push({ to, data });
        return void reply('250 accepted');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') return void reply('250-mail.test\r\n250 AUTH PLAIN');
      if (verb === 'AUTH') return void reply('535 wrong password');
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        if (rejections > 0) {
          rejections -= 1;
          return void reply('451 try again later');
        }
      }
      if (verb === 'DATA') {
        [data, inData] = ['', true];
        return void reply('354 go on');
      }
      reply(verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = `${rest}${String(chunk)}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) command(line);
    });
    socket.on('error', () => undefined);
    reply('220 mail.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    rejectNext: (count: number) => void (rejections = count),
    breakNext: (count: number) => void (broken = count),
    ignoreNext: (count: number) => void (ignored = count),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
