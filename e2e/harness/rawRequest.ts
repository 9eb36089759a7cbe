import { request } from 'node:http';

/** What a server answered, without following a redirect. */
export interface RawAnswer {
  readonly status: number;
  /** Where a redirect leads, as it was written. */
  readonly location: string | null;
  readonly type: string;
  readonly text: string;
}

/** Asks for a path to the letter: nothing is resolved, escaped or followed, unlike in a browser or with `fetch`. */
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
