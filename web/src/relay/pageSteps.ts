import type { Match } from 'found';
import { cacheConfigOf } from './askedAs.ts';
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';

/** The answers of the steps so far, put together. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** Something that must be known of a page before the rest of it can be asked for. */
export interface PageStep {
  readonly query: GraphQLTaggedNode;
  /** Given the answers of the steps before. Null when this place needs no such step. */
  readonly prepareVariables: (
    params: Readonly<Record<string, string>>,
    before: StepAnswers,
  ) => OperationType['variables'] | null;
  /** The field that the page cannot be answered without; the others of a step are parts. */
  readonly needed?: string;
}

/** How far the steps of a page are. */
export interface StepProgress {
  readonly answers: StepAnswers;
  readonly done: boolean;
  readonly error?: Error | null;
}

type Place = Pick<Match, 'params'>;

interface Walked {
  readonly answers: StepAnswers;
  readonly held: readonly OperationDescriptor[];
  /** The first step that is missing. */
  readonly next: OperationDescriptor | null;
  readonly needed?: readonly string[];
}

/**
 * Keeps what the steps of a page brought. A step whose variables stay the same, as those about the company do on the
 * way to one of its countries, is held and not asked again; nor is one that is under way. One that could not be loaded
 * is asked again with the next visit.
 */
export class PageSteps {
  readonly #environment: Environment;
  readonly #failures: ReadonlySet<string>;
  #retained: readonly Disposable[] = [];
  #failed: { readonly step: string; readonly error: Error } | undefined;

  /** `failures` are the root fields that are null because loading them failed. */
  constructor(environment: Environment, failures: ReadonlySet<string>) {
    this.#environment = environment;
    this.#failures = failures;
  }

  /** What is held of the steps, without asking for anything. */
  progress(steps: readonly PageStep[], place: Place): StepProgress {
    const { answers, next } = this.#walk(steps, place);
    if (next === null) return { answers, done: true };
    const { identifier } = next.request;
    return { answers, done: false, error: this.#failed?.step === identifier ? this.#failed.error : null };
  }

  /** Whether all that the steps bring is there. */
  isComplete(steps: readonly PageStep[], place: Place): boolean {
    return this.#walk(steps, place, new Set()).next === null;
  }

  /** Asks for what is missing, one step after the other. */
  async load(steps: readonly PageStep[], place: Place): Promise<void> {
    this.#failed = undefined;
    const asked = new Set<string>();
    let { held, next, needed = [] } = this.#walk(steps, place, asked);
    while (next !== null) {
      const { identifier, node, variables } = next.request;
      asked.add(identifier);
      try {
        // Relay lets whoever asks the same meanwhile wait for this answer.
        await fetchQuery(this.#environment, node, variables, {
          fetchPolicy: 'network-only',
          networkCacheConfig: { force: true, ...cacheConfigOf({ awaited: needed, needed }) },
        }).toPromise();
        ({ held, next, needed = [] } = this.#walk(steps, place, asked));
        if (next?.request.identifier === identifier) throw new Error('An answer lacks what was asked for.');
      } catch (error) {
        this.#failed = { step: identifier, error: error as Error };
        break;
      }
    }
    const before = this.#retained;
    this.#retained = held.map((operation) => this.#environment.retain(operation));
    before.forEach((disposable) => disposable.dispose());
  }

  /** Goes as far as the answers reach. Given the steps asked just now, it stops at others that failed before. */
  #walk(steps: readonly PageStep[], { params }: Place, asked?: ReadonlySet<string>): Walked {
    const held: OperationDescriptor[] = [];
    let answers: StepAnswers = {};
    for (const { query, prepareVariables, needed: field } of steps) {
      const needed = field === undefined ? [] : [field];
      const variables = prepareVariables(params as Record<string, string>, answers);
      if (variables === null) continue;
      const operation = createOperationDescriptor(getRequest(query), variables);
      const there = this.#environment.check(operation).status === 'available';
      if (!there) return { answers, held, next: operation, needed };
      const answer = this.#environment.lookup(operation.fragment).data as StepAnswers;
      const again = asked?.has(operation.request.identifier) === false && this.#hasFailed(answer);
      if (again) return { answers, held, next: operation, needed };
      held.push(operation);
      answers = { ...answers, ...answer };
    }
    return { answers, held, next: null };
  }

  #hasFailed(answer: StepAnswers): boolean {
    return Object.entries(answer).some(([field, value]) => value === null && this.#failures.has(field));
  }
}
