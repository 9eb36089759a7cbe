import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

const timeoutMs = 10_000;

export interface RenderedText {
  /** Title, meta and link elements, which React puts first when it does not render the whole document. */
  readonly head: string;
  readonly html: string;
}

/** Renders the whole tree to text. All data are loaded by now, so streaming would gain nothing. */
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
      // A part streamed later would need an inline script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      // oxlint-disable-next-line no-console -- rendering errors belong in the server's log
      onError: (error) => console.error(error),
    });
    const timer = setTimeout(() => abort(new Error('rendering the page took too long')), timeoutMs);
  });
