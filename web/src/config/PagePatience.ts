/** How many milliseconds a visitor waits. Crawlers wait for the page itself as long as it takes. */
export interface PagePatience {
  /** For the page; then its loading state is sent, and the browser asks on. */
  readonly pageMs: number;
  /** For what the page is not about, once what it is about is there. */
  readonly partMs: number;
  /** The same for crawlers, who do not ask on. */
  readonly botPartMs: number;
}
