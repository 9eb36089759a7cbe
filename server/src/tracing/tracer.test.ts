import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTracer } from './tracer.ts';

/** With zeros before them, the last digits of a trace's id decide whether it is in a share. */
const traceEnding = (digits: string): string => digits.padStart(32, '0');

const caller = '00f067aa0ba902b7';

const exporter = new InMemorySpanExporter();
beforeEach(() => exporter.reset());

const tracerOf = (share: number) => createTracer(new SimpleSpanProcessor({ exporter }), 'test', share);

const spans = () => exporter.getFinishedSpans();

/** Serves a request that makes a call. Returns the end of the call's `traceparent`: whether the called service is to record. */
const serve = (share: number, traceId: string, traceparent?: string): string => {
  const { callSpan, end } = tracerOf(share).requestSpan(traceId, traceparent);
  const call = callSpan('GET', 'web-api', '/cities');
  call.end(200);
  end('POST', '/graphql', 200);
  return call.traceparent.slice(-2);
};

describe('a traced request', () => {
  it.each([
    [1, 'ffffffff', true],
    [0.25, '3ffffffe', true],
    [0.25, '40000000', false],
    [0, '00000001', false],
  ])('in a share of %d with an id that ends with %s is recorded with its calls: %s', (share, digits, is) => {
    expect([serve(share, traceEnding(digits)), spans().length]).toEqual(is ? ['01', 2] : ['00', 0]);
  });

  it.each([
    ['01', 0, true],
    ['00', 1, false],
    ['03', 0, true],
    ['02', 1, false],
  ])('is recorded as its caller says, by the flags %s in a share of %d: %s', (flags, share, is) => {
    const traceId = traceEnding('7fffffff');
    const recorded = serve(share, traceId, `00-${traceId}-${caller}-${flags}`);
    expect([recorded, spans().length]).toEqual(is ? ['01', 2] : ['00', 0]);
  });

  it('does not follow what the caller says of another trace', () => {
    const other = traceEnding('11111111');
    expect(serve(0, traceEnding('22222222'), `00-${other}-${caller}-01`)).toBe('00');
  });
});

describe('requests of one trace at the same time', () => {
  const traceId = traceEnding('7fffffff');
  const begin = (share: number, flags = '01') =>
    tracerOf(share).requestSpan(traceId, `00-${traceId}-${caller}-${flags}`);
  const callOf = ({ callSpan }: ReturnType<typeof begin>, route: string) => callSpan('GET', 'web-api', route);
  const spanNamed = (name: string) => spans().find((span) => span.name === name);

  it('have the calls that each of them makes, in whatever order they begin and end', () => {
    const [first, second] = [begin(1), begin(1)];
    const early = callOf(first, '/first/early');
    const other = callOf(second, '/second');
    second.end('POST', '/second', 200);
    const late = callOf(first, '/first/late');
    for (const call of [late, other, early]) call.end(200);
    first.end('POST', '/first', 500);
    expect(spans()).toHaveLength(5);
    const parents = ['/first/early', '/first/late', '/second'].map(
      (route) => spanNamed(`GET web-api${route}`)?.parentSpanContext?.spanId,
    );
    const ids = ['/first', '/second'].map((route) => spanNamed(`POST ${route}`)?.spanContext().spanId);
    expect(parents).toEqual([ids[0], ids[0], ids[1]]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('go out as recorded to the last call', () => {
    const [first, second] = [begin(0), begin(0)];
    first.end('POST', '/first', 200);
    expect(callOf(second, '/late').traceparent.slice(-2)).toBe('01');
    second.end('POST', '/second', 200);
    expect(callOf(second, '/after').traceparent.slice(-2)).toBe('01');
  });

  it('are recorded as the caller of each says', () => {
    const [recorded, other] = [begin(1), begin(1, '00')];
    expect([recorded, other].map((request) => callOf(request, '/call').traceparent.slice(-2))).toEqual([
      '01',
      '00',
    ]);
  });
});
