// What is wrong among the pages of a crawl: what two of them share and should not, and what one says of another.

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

/** What a page says of an equivalent, against what that says itself. */
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
 * The faults among the indexable pages without query, by address; `moved` are the addresses that redirect. `pairs` says
 * how many equivalents were there to be compared.
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
