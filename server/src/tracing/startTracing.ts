import type { TracingSettings } from '../config/tracingSettings.ts';
import { createTracer, type Tracer } from './tracer.ts';

/** A line of the log: tracing starts before the server that has one. */
const warn = (message: string): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warning', time: new Date().toISOString(), message })}\n`);
};

/** Starts to send spans to a collector; null without one, and then nothing of it is loaded. */
export const startTracing = async (
  settings: TracingSettings | null,
  service: string,
): Promise<Tracer | null> => {
  if (settings === null) return null;
  const { spanExporter } = await import('./spanExporter.ts');
  const { add, stop } = spanExporter(settings, service, warn);
  return createTracer(add, stop, settings.share);
};
