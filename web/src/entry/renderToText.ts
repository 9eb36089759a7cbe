import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

const TOO_LONG_MS = 10_000;

export interface RenderedText {
  /** Titles, metas and links, which React puts first when the document is not its own. */
  readonly head: string;
  readonly html: string;
}

/** Draws the whole tree to text. All data are there by now, so there is nothing to gain from sending parts of it. */
export const renderToText = (tree: ReactNode): Promise<RenderedText> =>
  new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
      final(done) {
        const start = text.indexOf('<div');
        resolve({ head: text.slice(0, start), html: text.slice(start) });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      // A part sent later would need an inline script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      // oxlint-disable-next-line no-console -- the server's log is where a failed drawing belongs
      onError: (error) => console.error(error),
    });
    const timer = setTimeout(() => abort(new Error('drawing the page took too long')), TOO_LONG_MS);
  });
