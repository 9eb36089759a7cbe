import { validateHeaderName, validateHeaderValue } from 'node:http';
import { z } from 'zod';
import { list, url } from './environment.ts';

const samplers = ['parentbased_always_on', 'parentbased_traceidratio'] as const;

const share = z.coerce
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 to 1')
  .max(1, 'must be 0 to 1');

/** A header such as `authorization=Bearer%20secret`; null if it is none. */
const headerOf = (entry: string): readonly [string, string] | null => {
  const at = entry.indexOf('=');
  if (at < 0) return null;
  try {
    const [name, value] = [entry.slice(0, at).trim(), decodeURIComponent(entry.slice(at + 1).trim())];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return [name, value];
  } catch {
    return null;
  }
};

const headers = list
  .transform((entries) => entries.map(headerOf))
  .refine((found) => !found.includes(null), {
    error: 'must be headers such as authorization=Bearer%20secret',
  })
  .transform((found) => Object.fromEntries(found.filter((header) => header !== null)));

/** The variables of OpenTelemetry that are read. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be ${samplers.join(' or ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
};

/** Where spans are sent. */
export interface TracingSettings {
  readonly endpoint: string;
  /** Sent along with the spans. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the traces that begin here, how many are recorded: 0 to 1. */
  readonly share: number;
}

type Values = z.output<z.ZodObject<typeof tracingVariables>>;

/** Null without a collector: no spans are made. */
export const tracingSettingsOf = (values: Values): TracingSettings | null =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        share: values.OTEL_TRACES_SAMPLER === 'parentbased_always_on' ? 1 : values.OTEL_TRACES_SAMPLER_ARG,
      };
