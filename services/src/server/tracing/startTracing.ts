// Identical in gateway, services and web; scripts/sameRules.test.mjs compares them.
import { createTracer, type Tracer } from './tracer.ts';

/** Starts to send spans to a collector; null without one, and then nothing of it is loaded. */
export const startTracing = async (endpoint: string | null, service: string): Promise<Tracer | null> => {
  if (endpoint === null) return null;
  const { spanExporter } = await import('./spanExporter.ts');
  const { add, stop } = spanExporter(endpoint, service);
  return createTracer(add, stop);
};
