import { describe, expect, it } from 'vitest';
import { traceIdOf, traceparentOf } from './traceparent.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace of a request', () => {
  it.each([
    `00-${id}-00f067aa0ba902b7-01`,
    `00-${id}-00f067aa0ba902b7-00`,
    `cc-${id}-00f067aa0ba902b7-01-what-the-future-adds`,
  ])('is continued: %s', (traceparent) => {
    expect(traceIdOf(traceparent)).toBe(id);
  });

  it.each([
    undefined,
    null,
    '',
    id,
    `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id}-0000000000000000-01`,
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${id}-00f067aa0ba902b7-01\n"forged":"line"`,
    `00-${id}0-00f067aa0ba902b7-01`,
    `somebody@example.org`,
  ])('is a new one without a valid header: %j', (traceparent) => {
    const traceId = traceIdOf(traceparent);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(id);
    expect(traceIdOf(traceparent)).not.toBe(traceId);
  });

  it('is passed on with another span for each call', () => {
    const [first, second] = [traceparentOf(id), traceparentOf(id)];
    expect(first).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
    expect(first).not.toBe(second);
    expect(traceIdOf(first)).toBe(id);
  });
});
