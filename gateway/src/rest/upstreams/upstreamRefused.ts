/** Why a call is not sent. */
export type RefusalCause = 'open' | 'busy';

/** Refuses a call before it is sent: the upstream fails, so that its breaker is open, or too many calls wait for it. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
  /** The status shown: that of an upstream that cannot be reached, or 503. */
  readonly status: number;
  readonly reason: RefusalCause;

  constructor(reason: RefusalCause) {
    super(reason === 'open' ? 'The upstream is not called for now' : 'Too many calls wait for the upstream');
    this.reason = reason;
    this.status = reason === 'open' ? 502 : 503;
  }
}
