import { HttpProblem } from './httpProblem.ts';

/** Thrown when a rate limit is exceeded. The answer says in Retry-After when to try again. */
export class TooManyRequests extends HttpProblem {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'Too many requests. Try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
