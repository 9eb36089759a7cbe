/** The script that counts events at Google, or at a server of one's own. */
export interface TagConfig {
  /** A container of Google Tag Manager, `GTM-…`, or a stream of Google Analytics, `G-…`. */
  readonly id: string;
  /** Where the script is, without a trailing slash. */
  readonly origin: string;
}
