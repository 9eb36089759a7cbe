// Invalid HTML of the kinds that components are likely to produce. `npm run conformance` checks all rules.

const textTypes = new Set([null, 'text', 'email', 'tel', 'url']);

const nameOf = (element) => element.tagName.toLowerCase();

/** Reports the first element that matches a selector and breaks a rule. */
const forbidden = (document, selector, isWrong, fault) =>
  document.querySelectorAll(selector).filter(isWrong).slice(0, 1).map(fault);

const isOneOf = (names) => (element) => names.includes(nameOf(element));

const childrenOf = (document, parent, allowed) =>
  forbidden(
    document,
    `${parent} > *`,
    (child) => !isOneOf([...allowed, 'script', 'template'])(child),
    (child) => `${nameOf(child)} in ${parent}`,
  );

/** Returns the words that occur more than once. */
const repeated = (words) => [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];

export const markupFaults = (document) => {
  const navigations = document.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
  const ids = document.querySelectorAll('[id]').map(({ id }) => id);
  return [
    ...forbidden(
      document,
      'a[type]',
      (link) => !link.getAttribute('type').includes('/'),
      (link) => `a with type="${link.getAttribute('type')}"`,
    ),
    ...forbidden(
      document,
      'input[role="combobox"]',
      (input) => !textTypes.has(input.getAttribute('type') ?? null),
      (input) => `combobox on input of type ${input.getAttribute('type')}`,
    ),
    ...forbidden(
      document,
      'article',
      (article) => !article.getAttribute('aria-label') && !article.querySelector('h1, h2, h3, h4, h5, h6'),
      () => 'article without heading or name',
    ),
    ...childrenOf(document, 'dl', ['dt', 'dd', 'div']),
    ...childrenOf(document, 'dl > div', ['dt', 'dd']),
    ...childrenOf(document, 'ul', ['li']),
    ...childrenOf(document, 'ol', ['li']),
    ...repeated(navigations).map((name) => `several navigations with the name "${name}"`),
    ...repeated(ids).map((id) => `several elements with the id ${id}`),
  ];
};
