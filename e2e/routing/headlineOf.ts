/** The words of the first headline in a document, without markup; undefined if there is none. */
export const headlineOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
