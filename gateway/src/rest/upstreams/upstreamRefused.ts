/** Refuses a call before it is sent: the upstream fails, so that its breaker is open, or too many calls wait for it. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
  /** The status shown: that of an upstream that cannot be reached, or 503. */
  readonly status: number;

  constructor(cause: 'open' | 'busy') {
    super(cause === 'open' ? 'The upstream is not called for now' : 'Too many calls wait for the upstream');
    this.status = cause === 'open' ? 502 : 503;
  }
}
