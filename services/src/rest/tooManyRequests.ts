import { HttpProblem } from './httpProblem.ts';

/** Throw this when a rate limit is exceeded. The answer has the header Retry-After. */
export class TooManyRequests extends HttpProblem {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'Too many requests. Try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
