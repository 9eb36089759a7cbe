import { diag, DiagLogLevel } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/tracingSettings.ts';
import { createTracer, type Tracer } from './tracer.ts';

const sendEveryMs = 2_000;

/** A line of the log: tracing starts before the server that has one. */
const warn = (message: string): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warning', time: new Date().toISOString(), message })}\n`);
};

const ignore = (): void => undefined;

/**
 * A tracer whose spans are sent to a collector in batches, by OTLP over HTTP in JSON. What the collector does not take is logged
 * and dropped.
 */
export const collectorTracer = ({ endpoint, headers, share }: TracingSettings, service: string): Tracer => {
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  setGlobalErrorHandler((failure) => {
    const reason = typeof failure === 'string' ? failure : (failure.message ?? failure.name);
    warn(`The collector of spans did not take a batch: ${reason}`);
  });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
  });
  return createTracer(
    new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs }),
    service,
    share,
  );
};
