import { createContext, use, useEffect } from 'react';

/** Takes the JSON of a page that is drawn on the server, where nothing but titles, metas and links is lifted. */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null);

const TYPE = 'application/ld+json';

// Nothing in the JSON may end the script element early.
const escaped = (data: object | string): string =>
  (typeof data === 'string' ? data : JSON.stringify(data)).replaceAll('<', '\\u003c');

/** The element that carries a page's structured data in a document that the server writes. */
export const structuredDataScript = (json: string): string => `<script type="${TYPE}">${json}</script>`;

/** Keeps what search engines read of the page in the document's head. */
export function StructuredData({ data }: { readonly data: object | string }) {
  const json = escaped(data);
  use(StructuredDataContext)?.(json);
  useEffect(() => {
    const script =
      document.head.querySelector(`script[type="${TYPE}"]`) ??
      document.head.appendChild(Object.assign(document.createElement('script'), { type: TYPE }));
    script.textContent = json;
    return () => script.remove();
  }, [json]);
  return null;
}
