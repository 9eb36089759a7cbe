// What a load balancer does, as far as the promises need it: connections in turn, another process where one refuses.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const join = (client, upstream) => {
  const end = () => {
    client.destroy();
    upstream.destroy();
  };
  client.pipe(upstream);
  upstream.pipe(client);
  for (const socket of [client, upstream]) socket.on('error', end);
};

/** Starts a balancer in front of ports. */
export const startBalancer = async (ports) => {
  let turn = 0;
  const sockets = new Set();
  const server = createServer({ pauseOnConnect: true }, (client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client)).on('error', () => client.destroy());
    const first = turn++;
    const tryNext = (tried) => {
      if (tried === ports.length) {
        client.resetAndDestroy();
        return;
      }
      const upstream = connect(ports[(first + tried) % ports.length], '127.0.0.1');
      const refused = () => tryNext(tried + 1);
      upstream.once('error', refused);
      upstream.once('connect', () => {
        upstream.off('error', refused);
        join(client, upstream);
        client.resume();
      });
    };
    tryNext(0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
