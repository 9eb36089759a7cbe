import type { FastifyRequest } from 'fastify';
import { cleanLine, cleanMailAddress, cleanParagraphs, cleanPhoneNumber } from '../text/outsideText.ts';

const unchanged = (text: string): string => text;

/** How a text is cleaned, by the name of its field; all others are texts of one line. */
const cleaners: ReadonlyMap<string, (text: string) => string> = new Map([
  // Secrets count to the last character, and a picture is in base64.
  ...['password', 'old_password', 'new_password', 'token', 'secretHash', 'picture'].map(
    (name) => [name, unchanged] as const,
  ),
  ['reviewText', cleanParagraphs],
  ['comment', cleanParagraphs],
  ['phone', cleanPhoneNumber],
  ['email', cleanMailAddress],
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Cleans all texts of a parsed body or query, in place. */
const clean = (root: unknown): void => {
  // Iterate, because recursion into a deeply nested body would overflow the stack.
  const nodes: { object: Record<string, unknown>; cleanElement?: (text: string) => string }[] = isObject(root)
    ? [{ object: root }]
    : [];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop())
    for (const [name, value] of Object.entries(node.object)) {
      const cleaner = node.cleanElement ?? cleaners.get(name) ?? cleanLine;
      if (typeof value === 'string') node.object[name] = cleaner(value);
      else if (isObject(value))
        nodes.push({ object: value, ...(Array.isArray(value) && { cleanElement: cleaner }) });
    }
};

/** Cleans the texts of a request before they are checked, so that nobody stores or compares what cannot be seen. */
export const cleanTexts = async ({ query, body }: FastifyRequest): Promise<void> => {
  clean(query);
  clean(body);
};
