import type { Match } from 'found';
import { Resolver } from 'found-relay';
import type { Environment } from 'relay-runtime';
import type { PageStep, PageSteps } from './pageSteps.ts';

/** Resolves routes whose page has steps: renders the shell while the steps are in flight, then requests the rest. */
export class SteppedResolver extends Resolver {
  readonly #steps: PageSteps;

  constructor(environment: Environment, steps: PageSteps) {
    super(environment);
    this.#steps = steps;
  }

  override async *resolveElements(match: Match) {
    const steps = match.routes.at(-1)?.['steps'] as readonly PageStep[] | undefined;
    if (steps !== undefined && !this.#steps.isComplete(steps, match)) {
      const loading = this.#steps.load(steps, match);
      for await (const elements of super.resolveElements(match)) {
        yield elements?.every((element) => element !== undefined) ? elements : undefined;
      }
      await loading;
    }
    yield* super.resolveElements(match);
  }
}
