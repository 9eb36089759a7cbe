/** How many milliseconds a visitor waits. Crawlers wait for the subject of a page without a limit. */
export interface PagePatience {
  /** For the subject; after that a loading state is sent, and the browser loads the data. */
  readonly pageMs: number;
  /** For the other parts, once the subject is loaded. */
  readonly partMs: number;
  /** The same for crawlers, which do not load the data later. */
  readonly botPartMs: number;
}
