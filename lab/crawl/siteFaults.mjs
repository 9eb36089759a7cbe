// Faults between pages: duplicates, and contradictory alternates.

const duplicates = (pages, valueOf, name) => {
  const first = new Map();
  const faults = [];
  for (const [url, facts] of pages) {
    const key = `${facts.language} ${valueOf(facts)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, url);
    else faults.push([url, `${name} as ${other}: ${valueOf(facts)}`]);
  }
  return faults;
};

/** Compares the alternates of a page with those that its alternate names. */
const contradictions = (url, alternates, language, address, other) => {
  if (other.noindex) return [[url, `hreflang: ${address} (${language}) is not indexable`]];
  return [...alternates]
    .filter(([back, there]) => other.alternates.get(back) !== there)
    .map(([back]) => [
      url,
      `hreflang: ${address} (${language}) has ${other.alternates.get(back)} for ${back}`,
    ]);
};

/**
 * Returns the faults of the indexable pages without a query, by address; `redirected` are the addresses that redirect. `pairs` is the
 * number of alternates that could be compared.
 */
export const siteFaults = (pages, redirected = new Set()) => {
  const indexable = new Map(
    [...pages].filter(([url, { noindex }]) => !noindex && new URL(url).search === ''),
  );
  const faults = [
    ...duplicates(indexable, ({ title }) => title, 'same title'),
    ...duplicates(indexable, ({ description }) => description, 'same description'),
    ...duplicates(indexable, ({ canonical }) => canonical, 'same canonical'),
  ];
  let pairs = 0;
  for (const [url, { alternates }] of indexable)
    for (const [language, address] of alternates) {
      if (redirected.has(address)) faults.push([url, `hreflang: ${address} (${language}) redirects`]);
      const other = pages.get(address);
      if (other === undefined) continue;
      pairs += 1;
      faults.push(...contradictions(url, alternates, language, address, other));
    }
  return { faults, pairs };
};
