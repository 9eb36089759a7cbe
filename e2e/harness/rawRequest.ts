import { request } from 'node:http';

/** The answer of a server, without following redirects. */
export interface RawAnswer {
  readonly status: number;
  /** The target of a redirect, exactly as sent. */
  readonly location: string | null;
  readonly type: string;
  readonly text: string;
}

/** Requests a path exactly as written: unlike `fetch`, it neither normalises nor escapes it, and follows no redirects. */
export const rawRequest = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, headers: { accept: 'text/html', ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          type: answer.headers['content-type'] ?? '',
          text,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
