import type { Plugin } from 'graphql-yoga';
import type { Context } from '../builder/context.ts';
import type { ServerContext } from './request/requestMeta.ts';

type ExecutionPlugin = Pick<Plugin<Context & ServerContext>, 'onExecute'>;
type ExecuteHook = NonNullable<ExecutionPlugin['onExecute']>;
type DoneHook = NonNullable<Exclude<Awaited<ReturnType<ExecuteHook>>, void>['onExecuteDone']>;

/** A hook that is waited for would be a limit that does not hold, so it fails. */
const atOnce = <T>(answer: T | Promise<T>): T => {
  if (answer instanceof Promise) throw new TypeError('A hook around the execution has to answer at once');
  return answer;
};

/**
 * One plugin for several, whose hooks around the execution run in their order: for each hook of each request, Envelop makes some
 * twenty objects and functions. The hooks must answer at once, and see no streams.
 */
export const asOnePlugin = (plugins: readonly ExecutionPlugin[]) => {
  const hooks = plugins.flatMap(({ onExecute }) => (onExecute ? [onExecute] : []));
  const onExecute: ExecuteHook = (begin) => {
    const doneHooks: DoneHook[] = [];
    let isStopped = false;
    const before: typeof begin = {
      ...begin,
      setExecuteFn: (executeFn) => {
        before.executeFn = executeFn;
        begin.setExecuteFn(executeFn);
      },
      setResultAndStopExecution: (result) => {
        isStopped = true;
        begin.setResultAndStopExecution(result);
      },
    };
    for (const hook of hooks) {
      const { onExecuteDone } = atOnce(hook(before)) ?? {};
      if (onExecuteDone) doneHooks.push(onExecuteDone);
      if (isStopped) break;
    }
    return {
      onExecuteDone: (end) => {
        const after: typeof end = {
          ...end,
          setResult: (result) => {
            after.result = result;
            end.setResult(result);
          },
        };
        for (const hook of doneHooks) atOnce(hook(after));
      },
    };
  };
  return { onExecute };
};
