// Every kind of HTML document that the product serves.
import pLimit from 'p-limit';
import { inLanguage } from '../../e2e/accessibility/everyRoute.ts';
import { sights } from '../../e2e/accessibility/sights.ts';
import { startProduct } from '../../e2e/harness/product.ts';

const languages = ['en', 'de', 'tr'];
// The user agent of a headless browser would count as a bot's, which gets reduced pages.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

/** The document at an address, following redirects. */
const documentAt = async (origin, path) => {
  const answer = await fetch(origin + path, { headers: { 'user-agent': userAgent, accept: 'text/html' } });
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) throw new Error(`${origin}${path} answers ${answer.status}, ${type}.`);
  return { status: answer.status, html: await answer.text() };
};

/** The documents of every kind of page of the site, in three languages. */
export const documentsAt = (origin) => {
  const paths = [...new Set(sights.map(({ path }) => path))];
  const addresses = languages.flatMap((language) => paths.map((path) => inLanguage(language, path)));
  return pLimit(4).map(addresses, async (path) => ({ name: path, ...(await documentAt(origin, path)) }));
};

/** The same pages when no back end answers. */
const failedPages = async (stack) => {
  stack.proxy.addFault({
    method: null,
    path: '^/',
    flags: '',
    times: null,
    fault: { kind: 'status', status: 500 },
  });
  const documents = await pLimit(1).map(['/', '/berlin', '/de/berlin/swiftbite', '/tr/companies'], (path) =>
    documentAt(stack.web, path).then((document) => ({ name: `${path} without a back end`, ...document })),
  );
  stack.proxy.reset();
  return documents;
};

/**
 * All documents of a temporarily started product: the pages, and what the services serve to people. GraphiQL is a
 * package's document, a whole editor in one element.
 */
export const ownDocuments = async () => {
  const product = await startProduct(1);
  try {
    const [stack] = product.stacks;
    const pages = await documentsAt(stack.web);
    const others = await pLimit(1).map(
      [
        [product.services, '/outbox'],
        [product.services, '/partner-site/swiftbite'],
      ],
      ([origin, path]) => documentAt(origin, path).then((document) => ({ name: path, ...document })),
    );
    return [...pages, ...others, ...(await failedPages(stack))];
  } finally {
    await product.stop();
  }
};
