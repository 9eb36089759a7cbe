/** How many milliseconds a page waits for its data. */
export interface PagePatience {
  /** For the subject; after that a loading state is sent, and the browser loads the data. */
  readonly pageMs: number;
  /** For the other parts, once the subject is loaded. */
  readonly partMs: number;
  /** For the other parts of a page for bots, which do not load them later. */
  readonly botPartMs: number;
  /** For the subject of a page for bots; after that it is unavailable for now. */
  readonly botPageMs: number;
}
