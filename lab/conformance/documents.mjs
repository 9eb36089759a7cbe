// Every kind of HTML document that the product serves.
import pLimit from 'p-limit';
import { inLanguage } from '../../e2e/accessibility/everyRoute.ts';
import { pageStates } from '../../e2e/accessibility/pageStates.ts';
import { startProduct } from '../../e2e/harness/product.ts';

const languages = ['en', 'de', 'tr'];
// The user agent of a headless browser would count as a bot's, which gets reduced pages.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

/** Fetches the document at an address, following redirects. */
const fetchDocument = async (origin, path) => {
  const answer = await fetch(origin + path, { headers: { 'user-agent': userAgent, accept: 'text/html' } });
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) throw new Error(`${origin}${path} answers ${answer.status}, ${type}.`);
  return { status: answer.status, html: await answer.text() };
};

/** Fetches the documents of every kind of page of the site, in three languages. */
export const fetchDocuments = (origin) => {
  const paths = [...new Set(pageStates.map(({ path }) => path))];
  const addresses = languages.flatMap((language) => paths.map((path) => inLanguage(language, path)));
  return pLimit(4).map(addresses, async (path) => ({ name: path, ...(await fetchDocument(origin, path)) }));
};

/** Fetches some pages while all upstreams fail. */
const fetchFailedPages = async (stack) => {
  stack.proxy.addFault({
    method: null,
    path: '^/',
    flags: '',
    times: null,
    fault: { kind: 'status', status: 500 },
  });
  const documents = await pLimit(1).map(['/', '/berlin', '/de/berlin/swiftbite', '/tr/companies'], (path) =>
    fetchDocument(stack.web, path).then((document) => ({
      name: `${path} with failing upstreams`,
      ...document,
    })),
  );
  stack.proxy.reset();
  return documents;
};

/**
 * Fetches all documents of a temporary product: the pages, and those that the services serve to people. Omits GraphiQL,
 * which is the document of a package.
 */
export const fetchOwnDocuments = async () => {
  const product = await startProduct(1);
  try {
    const [stack] = product.stacks;
    const pages = await fetchDocuments(stack.web);
    const others = await pLimit(1).map(
      [
        [product.services, '/outbox'],
        [product.services, '/partner-site/swiftbite'],
      ],
      ([origin, path]) => fetchDocument(origin, path).then((document) => ({ name: path, ...document })),
    );
    return [...pages, ...others, ...(await fetchFailedPages(stack))];
  } finally {
    await product.stop();
  }
};
