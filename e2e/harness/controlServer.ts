import { createServer, type IncomingMessage } from 'node:http';
import type { FaultRule } from './faults.ts';
import { listen } from './listen.ts';
import type { Product } from './product.ts';
import type { Stack } from './stack.ts';

const readJson = async (incoming: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return JSON.parse(text);
};

/** The error reports in the log of the site's server. */
const reportsIn = (lines: readonly string[]): unknown[] =>
  lines.flatMap((line) => {
    if (!line.startsWith('{') || !line.includes('"report"')) return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });

/** Gives the workers, which are separate processes, access to the product's proxies, logs and rows. */
export const startControlServer = async (product: Product) => {
  const firstLines = new Map<Stack, number>();

  const answer = async (incoming: IncomingMessage): Promise<unknown> => {
    const [, index = '', resource = ''] = (incoming.url ?? '').split('/');
    const stack = product.stacks[Number(index)];
    if (stack === undefined) throw new Error(`There is no stack ${index}`);
    switch (`${incoming.method} ${resource}`) {
      case 'GET calls':
        return stack.proxy.calls();
      case 'DELETE calls':
        return stack.proxy.clear();
      case 'POST faults':
        return stack.proxy.addFault((await readJson(incoming)) as FaultRule);
      case 'DELETE state':
        stack.proxy.reset();
        stack.thirdParties.clear();
        firstLines.set(stack, stack.webProcess.lines.length);
        return null;
      case 'GET collected':
        return stack.thirdParties.collected();
      case 'GET sentry':
        return stack.thirdParties.sentryEvents();
      case 'GET leads':
        return product.readLeads();
      case 'POST offers':
        return product.addOffer(String(await readJson(incoming)));
      case 'DELETE offers':
        return product.removeOffer(Number(await readJson(incoming)));
      case 'POST second-factors':
        return product.requireSecondFactor(String(await readJson(incoming)));
      case 'GET reports':
        return reportsIn(stack.webProcess.lines.slice(firstLines.get(stack) ?? 0));
      default:
        throw new Error(`The control server does not support ${incoming.method} ${incoming.url}`);
    }
  };

  return listen(
    createServer((incoming, outgoing) => {
      answer(incoming).then(
        (value) => outgoing.writeHead(200).end(JSON.stringify(value ?? null)),
        (error: unknown) => outgoing.writeHead(500).end(String(error)),
      );
    }),
  );
};
