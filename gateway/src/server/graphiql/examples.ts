import { readFileSync } from 'node:fs';

interface Example {
  readonly query: string;
  readonly headers?: string;
}

const page = new URL('../../../../docs/graph.md', import.meta.url);

const token = 'Needs the id token of a user, in "Headers" below. docs/graph.md says how to get one.';

const bearer = '{\n  "authorization": "Bearer ID_TOKEN"\n}';

/** The text as a comment in lines that fit into the editor of GraphiQL. */
const commented = (text: string): string =>
  text
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(.{1,56})(?: |$)/g, '# $1\n');

/**
 * The tasks of docs/graph.md, which GraphiQL opens, one per tab. Their variables have defaults, because GraphiQL drops the variables of
 * the first tab.
 */
export const examples = (): readonly Example[] =>
  readFileSync(page, 'utf8')
    .split(/^## /m)
    .flatMap((part) => {
      const isOfUser = part.startsWith('As a user');
      return [...part.matchAll(/^### \w+\n\n(.+?)\n\n```graphql\n(.+?)```/gms)].map(
        ([, text = '', operation = '']) => ({
          query: `${commented(text)}${isOfUser ? commented(token) : ''}${operation}`,
          ...(isOfUser && { headers: bearer }),
        }),
      );
    });
