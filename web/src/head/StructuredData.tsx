import { createContext, use, useEffect } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** What search engines read of a page, in the vocabulary of schema.org. */
export type StructuredThing = WithContext<Thing>;

/** Takes the JSON of a page that is drawn on the server, where nothing but titles, metas and links is lifted. */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null);

const TYPE = 'application/ld+json';

// Nothing in the JSON may end the script element early.
const escaped = (data: StructuredThing): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The element that carries structured data in a document that the server writes. */
export const structuredDataScript = (json: string): string => `<script type="${TYPE}">${json}</script>`;

const scriptWith = (json: string): HTMLScriptElement => {
  const written = [...document.head.querySelectorAll<HTMLScriptElement>(`script[type="${TYPE}"]`)];
  const same = written.find(({ textContent }) => textContent === json);
  return (
    same ??
    document.head.appendChild(
      Object.assign(document.createElement('script'), { type: TYPE, textContent: json }),
    )
  );
};

/** Keeps what search engines read of the page in the document's head, each thing in an element of its own. */
export function StructuredData({ data }: { readonly data: StructuredThing }) {
  const json = escaped(data);
  use(StructuredDataContext)?.(json);
  useEffect(() => {
    const script = scriptWith(json);
    return () => script.remove();
  }, [json]);
  return null;
}
