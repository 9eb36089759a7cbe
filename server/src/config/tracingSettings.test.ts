import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnvironment } from './environment.ts';
import { tracingSettingsOf, tracingVariables } from './tracingSettings.ts';

const endpoint = 'http://127.0.0.1:4318';

const settingsOf = (env: Record<string, string>) =>
  tracingSettingsOf(parseEnvironment(z.object(tracingVariables), env));

describe('the settings of spans', () => {
  it('are none without a collector', () => {
    expect(settingsOf({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeNull();
  });

  it('record every trace and send no header by default', () => {
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.5' })).toEqual({
      endpoint,
      headers: {},
      share: 1,
    });
  });

  it('name headers and a share', () => {
    expect(
      settingsOf({
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team = jobs',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({ endpoint, headers: { authorization: 'Bearer a=b', 'x-team': 'jobs' }, share: 0.25 });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', '=secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a b=secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=a%0Ab'],
    ['OTEL_TRACES_SAMPLER', 'always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '-1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => settingsOf({ [name]: value })).toThrow(name);
  });

  it('refuse headers without repeating their secrets', () => {
    const parse = () => settingsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=s3cret,authorization' });
    expect(parse).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be headers');
    expect(parse).not.toThrow('s3cret');
  });
});
