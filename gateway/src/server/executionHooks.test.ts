import { buildSchema, parse, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import type { Context } from '../builder/context.ts';
import { asOnePlugin } from './executionHooks.ts';

const schema = buildSchema('type Query { answer: String }');

/** Executes a query with hooks, as the fast path does. @returns the result */
const executeWith = async (...hooks: NonNullable<Plugin<Context>['onExecute']>[]) => {
  const yoga = createYoga({
    schema,
    logging: false,
    plugins: [asOnePlugin(hooks.map((onExecute) => ({ onExecute })))],
  });
  const { execute } = yoga.getEnveloped({});
  return (await execute({
    schema,
    document: parse('{ answer }'),
    contextValue: {},
    rootValue: { answer: 'executed' },
  })) as ExecutionResult;
};

/** A hook that notes when it runs, before and after the execution. */
const noting =
  (name: string, notes: string[]): NonNullable<Plugin<Context>['onExecute']> =>
  () => {
    notes.push(name);
    return { onExecuteDone: () => void notes.push(`after ${name}`) };
  };

describe('plugins whose hooks run as one', () => {
  it('run in their order before and after the execution', async () => {
    const notes: string[] = [];
    const { data } = await executeWith(noting('one', notes), noting('two', notes));
    expect(notes).toEqual(['one', 'two', 'after one', 'after two']);
    expect(data).toEqual({ answer: 'executed' });
  });

  it('see what those before them have set', async () => {
    const other = await executeWith(
      ({ setExecuteFn }) => setExecuteFn(() => ({ data: { answer: 'other' } })),
      ({ executeFn, setExecuteFn }) =>
        setExecuteFn(async (...args) => {
          const { data } = (await executeFn(...args)) as ExecutionResult;
          return { data: { answer: `${String(data?.['answer'])} again` } };
        }),
      () => ({ onExecuteDone: ({ setResult }) => setResult({ data: { answer: 'masked' } }) }),
      () => ({
        onExecuteDone: ({ result, setResult }) =>
          setResult({ ...result, extensions: { seen: (result as ExecutionResult).data } }),
      }),
    );
    expect(other).toEqual({ data: { answer: 'masked' }, extensions: { seen: { answer: 'masked' } } });
    const wrapped = await executeWith(
      ({ setExecuteFn }) => setExecuteFn(() => ({ data: { answer: 'other' } })),
      ({ executeFn, setExecuteFn }) => setExecuteFn((args) => executeFn(args)),
    );
    expect(wrapped.data).toEqual({ answer: 'other' });
  });

  it('do not run behind a limit that refuses the operation, which is not executed', async () => {
    const notes: string[] = [];
    const result = await executeWith(
      noting('mask', notes),
      ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: { answer: 'refused' } }),
      noting('compile', notes),
    );
    expect(result.data).toEqual({ answer: 'refused' });
    expect(notes).toEqual(['mask', 'after mask']);
  });

  it('fail if one answers later, because the operation would run before its limit is known', async () => {
    const late = executeWith(() => Promise.resolve());
    await expect(late).rejects.toThrow('has to answer at once');
  });
});
