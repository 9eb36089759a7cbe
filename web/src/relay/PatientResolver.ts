import type { Match } from 'found';
import { SteppedResolver } from './SteppedResolver.ts';

const LATE = Symbol('late');

/** Resolves routes on the server, but no longer than the page has patience for: then its loading state is sent. */
export class PatientResolver extends SteppedResolver {
  /** Whether the page was sent before its data were there. */
  late = false;

  override async *resolveElements(match: Match) {
    const steps = super.resolveElements(match);
    const patience: unknown = match.routes.at(-1)?.['patience'];
    let step = await steps.next();
    while (!step.done) {
      yield step.value;
      const next = steps.next();
      const drawable = step.value !== undefined;
      const result =
        drawable && typeof patience === 'number' ? await Promise.race([next, after(patience)]) : await next;
      if (result === LATE) {
        this.late = true;
        next.catch(() => undefined);
        return;
      }
      step = result;
    }
  }
}

const after = (ms: number): Promise<typeof LATE> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, LATE).unref();
  });
