// Faults between the pages of a crawl: what two of them must not share, and where they contradict each other.

const duplicates = (pages, of, name) => {
  const first = new Map();
  const faults = [];
  for (const [url, facts] of pages) {
    const key = `${facts.language} ${of(facts)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, url);
    else faults.push([url, `${name} as ${other}: ${of(facts)}`]);
  }
  return faults;
};

/** Compares what a page says about an alternate with what the alternate says itself. */
const contradictions = (url, alternates, language, address, other) => {
  if (other.noindex) return [[url, `hreflang: ${address} (${language}) is not to be indexed`]];
  return [...alternates]
    .filter(([back, there]) => other.alternates.get(back) !== there)
    .map(([back]) => [
      url,
      `hreflang: ${address} (${language}) has ${other.alternates.get(back)} for ${back}`,
    ]);
};

/**
 * The faults of the indexable pages without query, by address; `moved` are the addresses that redirect. `pairs` is the
 * number of alternates that could be compared.
 */
export const siteFaults = (pages, moved = new Set()) => {
  const counted = new Map([...pages].filter(([url, { noindex }]) => !noindex && new URL(url).search === ''));
  const faults = [
    ...duplicates(counted, ({ title }) => title, 'same title'),
    ...duplicates(counted, ({ description }) => description, 'same description'),
    ...duplicates(counted, ({ canonical }) => canonical, 'same canonical'),
  ];
  let pairs = 0;
  for (const [url, { alternates }] of counted)
    for (const [language, address] of alternates) {
      if (moved.has(address)) faults.push([url, `hreflang: ${address} (${language}) redirects`]);
      const other = pages.get(address);
      if (other === undefined) continue;
      pairs += 1;
      faults.push(...contradictions(url, alternates, language, address, other));
    }
  return { faults, pairs };
};
