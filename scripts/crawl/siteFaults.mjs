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

const notReciprocal = (pages) => {
  const faults = [];
  for (const [url, { alternates }] of pages)
    for (const [language, address] of alternates) {
      const other = pages.get(address);
      if (other === undefined) continue;
      for (const [back, there] of alternates)
        if (other.alternates.get(back) !== there)
          faults.push([
            url,
            `hreflang: ${address} (${language}) has ${other.alternates.get(back)} for ${back}`,
          ]);
    }
  return faults;
};

/** The faults among the indexable pages without query, by address. */
export const siteFaults = (pages) => {
  const counted = new Map([...pages].filter(([url, { noindex }]) => !noindex && new URL(url).search === ''));
  return [
    ...duplicates(counted, ({ title }) => title, 'same title'),
    ...duplicates(counted, ({ description }) => description, 'same description'),
    ...duplicates(counted, ({ canonical }) => canonical, 'same canonical'),
    ...notReciprocal(counted),
  ];
};
