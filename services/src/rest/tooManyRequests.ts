import { HttpProblem } from './httpProblem.ts';

/** Answered when something was done too often; the header Retry-After says in how many seconds it may be done again. */
export class TooManyRequests extends HttpProblem {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'Too many requests. Try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
