import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, type FaultRule, matches, type RecordedCall } from './faults.ts';
import { listen } from './listen.ts';

/** A proxy between the gateway and the services that records every call and applies faults. */
export interface RecordingProxy {
  readonly origin: string;
  readonly calls: () => readonly RecordedCall[];
  readonly addFault: (rule: FaultRule) => void;
  /** Deletes all calls and faults. */
  readonly reset: () => void;
  /** Deletes the recorded calls and keeps the faults. */
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parsed = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const record = (incoming: IncomingMessage, body: Buffer): RecordedCall => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://proxy');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: parsed(body),
    status: null,
    at: Date.now(),
  };
};

interface ArmedRule {
  readonly rule: FaultRule;
  left: number;
}

const answerJson = (outgoing: ServerResponse, call: RecordedCall, status: number, text: string) => {
  call.status = status;
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

/** Starts a proxy in front of the services on a free port. */
export const startRecordingProxy = async (target: string): Promise<RecordingProxy> => {
  let calls: RecordedCall[] = [];
  let rules: ArmedRule[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  const nextFault = (call: RecordedCall): Fault | undefined => {
    const armed = rules.find(
      ({ rule, left }) =>
        left > 0 &&
        matches(call, {
          path: new RegExp(rule.path, rule.flags),
          ...(rule.method === null ? {} : { method: rule.method }),
          ...(rule.query === undefined ? {} : { query: rule.query }),
        }),
    );
    if (armed === undefined) return undefined;
    armed.left -= 1;
    return armed.rule.fault;
  };

  const forward = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    call: RecordedCall,
    lost: boolean,
  ) => {
    const { connection: _hop, 'transfer-encoding': _coding, ...headers } = incoming.headers;
    const upstream = send(new URL(incoming.url ?? '/', target), {
      agent,
      method: call.method,
      headers: { ...headers, host: new URL(target).host },
    });
    upstream.on('response', (answer) => {
      call.status = answer.statusCode ?? 502;
      if (lost) {
        answer.resume().on('end', () => incoming.socket.resetAndDestroy());
        return;
      }
      outgoing.writeHead(call.status, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
    upstream.end(body);
  };

  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming).catch(() => null);
    if (body === null) return;
    const call = record(incoming, body);
    calls.push(call);
    const fault = nextFault(call);
    switch (fault?.kind) {
      case 'status':
        answerJson(outgoing, call, fault.status, JSON.stringify(fault.body ?? { message: 'Injected fault' }));
        return;
      case 'json':
        answerJson(outgoing, call, 200, JSON.stringify(fault.body));
        return;
      case 'garbage':
        answerJson(outgoing, call, 200, '<html>{"items": [');
        return;
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'hang':
        return;
      case 'delay':
        await pause(fault.ms);
        break;
    }
    forward(incoming, outgoing, body, call, fault?.kind === 'lostAnswer');
  });
  // Longer than the gateway's keep-alive: a connection closed here while it is reused would look like a fault.
  server.keepAliveTimeout = 75_000;
  const { origin, close } = await listen(server);
  return {
    origin,
    calls: () => calls,
    addFault: (rule) => rules.push({ rule, left: rule.times ?? Infinity }),
    clear: () => {
      calls = [];
    },
    reset: () => {
      calls = [];
      rules = [];
    },
    close: async () => {
      agent.destroy();
      await close();
    },
  };
};
