import { z } from 'zod';

/** A report as browsers send it. */
const Report = z.object({
  level: z.enum(['error', 'warning']).catch('error'),
  message: z.string().catch('An unreadable report.'),
  stack: z.string().optional().catch(undefined),
  context: z.record(z.string(), z.unknown()).optional().catch(undefined),
  url: z.string().optional().catch(undefined),
});

export type Report = z.output<typeof Report>;

const masks: readonly (readonly [RegExp, string])[] = [
  // Queries of addresses, which have search texts and the secrets of mailed links.
  [/\?[^\s"')]*/g, '?…'],
  // Without the bound, a long text without an @ would be searched from each of its letters.
  [/[^\s"'<>()]{1,64}@[^\s"'<>()]+/g, '…'],
  // Numbers of phones; positions in scripts are shorter.
  [/\+?\d(?:[ ()-]?\d){7,}/g, '…'],
  // Tokens and keys.
  [/\beyJ[\w.-]*|[\w-]{32,}/g, '…'],
];

const masked = (text: string): string =>
  masks.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

const withoutPersonalData = (value: unknown): unknown => {
  if (typeof value === 'string') return masked(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [masked(name), withoutPersonalData(inner)]),
  );
};

/** Reads a report, without what may be about a person: texts of errors sometimes quote what was entered. */
export const readReport = (body: unknown): Report =>
  withoutPersonalData(
    Report.catch({ level: 'error', message: 'An unreadable report.' }).parse(body),
  ) as Report;
