import type { Match } from 'found';
import { cacheConfigOf } from './operationRole.ts';
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

/** The merged answers of the completed steps. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** A query that must be answered before the rest of a page can be requested. */
export interface PageStep {
  readonly query: GraphQLTaggedNode;
  /** Receives the answers of the previous steps. Null when this place does not need the step. */
  readonly prepareVariables: (
    params: Readonly<Record<string, string>>,
    before: StepAnswers,
  ) => OperationType['variables'] | null;
  /** The field whose failure is a failure of the page; the other fields of a step are parts. */
  readonly needed?: string;
}

/** The progress of a page's steps. */
export interface StepProgress {
  readonly answers: StepAnswers;
  readonly done: boolean;
  readonly error?: Error | null;
}

type Place = Pick<Match, 'params'>;

interface Walked {
  readonly answers: StepAnswers;
  readonly held: readonly OperationDescriptor[];
  /** The first incomplete step. */
  readonly next: OperationDescriptor | null;
  readonly needed?: readonly string[];
}

/**
 * Retains the answers of a page's steps. A step whose variables stay the same, such as the company on the way to one of
 * its countries, is retained and not requested again; neither is one in flight. One that failed to load is requested
 * again on the next visit.
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

  /** The stored progress, without sending requests. */
  progress(steps: readonly PageStep[], place: Place): StepProgress {
    const { answers, next } = this.#walk(steps, place);
    if (next === null) return { answers, done: true };
    const { identifier } = next.request;
    return { answers, done: false, error: this.#failed?.step === identifier ? this.#failed.error : null };
  }

  /** Whether all steps are answered. */
  isComplete(steps: readonly PageStep[], place: Place): boolean {
    return this.#walk(steps, place, new Set()).next === null;
  }

  /** Requests the missing steps, one after the other. */
  async load(steps: readonly PageStep[], place: Place): Promise<void> {
    this.#failed = undefined;
    const asked = new Set<string>();
    let { held, next, needed = [] } = this.#walk(steps, place, asked);
    while (next !== null) {
      const { identifier, node, variables } = next.request;
      asked.add(identifier);
      try {
        // Relay lets an identical request made meanwhile wait for this answer.
        await fetchQuery(this.#environment, node, variables, {
          fetchPolicy: 'network-only',
          networkCacheConfig: { force: true, ...cacheConfigOf({ awaited: needed, needed }) },
        }).toPromise();
        ({ held, next, needed = [] } = this.#walk(steps, place, asked));
        if (next?.request.identifier === identifier) throw new Error('An answer lacks requested fields.');
      } catch (error) {
        this.#failed = { step: identifier, error: error as Error };
        break;
      }
    }
    const before = this.#retained;
    this.#retained = held.map((operation) => this.#environment.retain(operation));
    before.forEach((disposable) => disposable.dispose());
  }

  /**
   * Advances as far as the answers allow. With `asked`, the steps requested in this run, it also stops at steps that
   * failed earlier.
   */
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
