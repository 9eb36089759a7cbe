import type { Match } from 'found';
import { PageResolver } from './PageResolver.ts';
import type { Environment } from 'relay-runtime';
import { after } from '../../relay/after.ts';

const timeUp = Symbol('late');

/** Resolves routes on the server within a time limit; after that the page's loading state is sent. */
export class PatientResolver extends PageResolver {
  /** Whether the page was sent before its data were loaded. */
  late = false;
  readonly #patienceMs: number | null;

  /** Waits for the whole page when `patienceMs` is null. */
  constructor(environment: Environment, patienceMs: number | null) {
    super(environment);
    this.#patienceMs = patienceMs;
  }

  override async *resolveElements(match: Match) {
    const steps = super.resolveElements(match);
    const timeLimit =
      this.#patienceMs === null ? null : after(this.#patienceMs).then((): typeof timeUp => timeUp);
    let step = await steps.next();
    while (!step.done) {
      yield step.value;
      const next = steps.next();
      const isRenderable = step.value !== undefined;
      const result = isRenderable && timeLimit !== null ? await Promise.race([next, timeLimit]) : await next;
      if (result === timeUp) {
        this.late = true;
        next.catch(() => undefined);
        return;
      }
      step = result;
    }
  }
}
