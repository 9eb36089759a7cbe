import { beforeEach, describe, expect, it } from 'vitest';
import { createTracer, type EndedSpan } from './tracer.ts';

/** The last digits of a trace's id decide whether it is in a share. */
const traceEnding = (digits: string): string => `4bf92f3577b34da6a3ce929d${digits}`;

const caller = '00f067aa0ba902b7';

let spans: EndedSpan[];
beforeEach(() => void (spans = []));

const tracerOf = (share: number) =>
  createTracer(
    (span) => spans.push(span),
    async () => undefined,
    share,
  );

/** Serves a request that makes a call. Returns the end of the call's `traceparent`: whether the called service is to record. */
const serve = (share: number, traceId: string, traceparent?: string): string => {
  const { serverSpan, callSpan } = tracerOf(share);
  const end = serverSpan(traceId, traceparent);
  const call = callSpan(traceId, 'GET', 'web-api', '/cities');
  call.end(200);
  end('POST', '/graphql', 200);
  return call.traceparent.slice(-2);
};

describe('a traced request', () => {
  it.each([
    [1, 'ffffffff', true],
    [0.25, '3fffffff', true],
    [0.25, '40000000', false],
    [0, '00000000', false],
  ])('in a share of %d with an id that ends with %s is recorded with its calls: %s', (share, digits, is) => {
    expect([serve(share, traceEnding(digits)), spans.length]).toEqual(is ? ['01', 2] : ['00', 0]);
  });

  it.each([
    ['01', 0, true],
    ['00', 1, false],
    ['03', 0, true],
    ['02', 1, false],
  ])('is recorded as its caller says, by the flags %s in a share of %d: %s', (flags, share, is) => {
    const traceId = traceEnding('7fffffff');
    const recorded = serve(share, traceId, `00-${traceId}-${caller}-${flags}`);
    expect([recorded, spans.length]).toEqual(is ? ['01', 2] : ['00', 0]);
  });

  it('does not follow what the caller says of another trace', () => {
    const other = traceEnding('11111111');
    expect(serve(0, traceEnding('22222222'), `00-${other}-${caller}-01`)).toBe('00');
  });
});

it.each([
  ['3fffffff', '01'],
  ['40000000', '00'],
])('a call outside of a request is recorded by its trace: %s', (digits, flags) => {
  const call = tracerOf(0.25).callSpan(traceEnding(digits), 'GET', 'web-api', '/cities');
  call.end(200);
  expect([call.traceparent.slice(-2), spans.length]).toEqual([flags, flags === '01' ? 1 : 0]);
});
