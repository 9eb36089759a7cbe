import { z } from 'zod';
import { StartFault } from './startFault.ts';

/** The variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const logLevel = z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` });

export const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');

export const wholeNumber = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more');

export const positiveInteger = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more');

export const email = z.email({ error: 'must be an email address' });

export const url = (protocols: readonly string[] = ['http:', 'https:']) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const minSecretLength = 32;

export const secret = z
  .string()
  .min(minSecretLength, { error: `must have at least ${minSecretLength} characters` });

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** The variables as a schema types them. Empty ones count as unset. Throws one error with a line for each fault. */
export const parseEnvironment = <Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
): z.output<Schema> => {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new StartFault(faults.join('\n'));
};
