import { createContext, use, useEffect } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { trusted } from '../ui/rich-text/trusted.ts';

/** Structured data of a page, in the vocabulary of schema.org. */
export type StructuredThing = WithContext<Thing>;

/** Collects JSON-LD during SSR; React hoists title, meta and link, but not script. */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null);

const jsonLdType = 'application/ld+json';

// Keeps the JSON from ending the script element.
const escaped = (data: StructuredThing): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The script element of structured data, for documents written by the server. */
export const structuredDataScript = (json: string): string => `<script type="${jsonLdType}">${json}</script>`;

const scriptWith = (json: string): HTMLScriptElement => {
  const scripts = [...document.head.querySelectorAll<HTMLScriptElement>(`script[type="${jsonLdType}"]`)];
  const same = scripts.find(({ textContent }) => textContent === json);
  return (
    same ??
    document.head.appendChild(
      Object.assign(document.createElement('script'), {
        type: jsonLdType,
        textContent: trusted.createScript(json),
      }),
    )
  );
};

/** Keeps structured data in the document's head, each item in its own element. */
export function StructuredData({ data }: { readonly data: StructuredThing }) {
  const json = escaped(data);
  use(StructuredDataContext)?.(json);
  useEffect(() => {
    const script = scriptWith(json);
    return () => script.remove();
  }, [json]);
  return null;
}
