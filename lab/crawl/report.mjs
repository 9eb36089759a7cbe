// Prints the progress of a crawl and its result.

const everyMs = 10_000;
const maxPerKind = 10;

/** The kinds of fault; the count of each is printed, even if it is 0. */
const kinds = [
  ['broken links', /^answers /],
  ['redirect chains', /redirects$/],
  ['duplicate titles', /^same title/],
  ['duplicate descriptions', /^same description/],
  ['duplicate or wrong canonicals', /canonical/],
  ['hreflang that is not reciprocal', /^hreflang/],
  ['invalid structured data', /^structured data/],
  ['other faults', /./],
];

const kindOf = (fault) => kinds.find(([, pattern]) => pattern.test(fault))[0];

export const createReport = (say, now = Date.now) => {
  const started = now();
  let lastProgress = started;
  const seconds = () => Math.max(1, Math.round((now() - started) / 1000));

  const progress = ({ visited, known, retries, faults }) => {
    if (now() - lastProgress < everyMs) return;
    lastProgress = now();
    const rate = (visited / seconds()).toFixed(1);
    say(
      `${visited} visited, ${known - visited} waiting, ${rate} a second, ${retries} retries, ${faults} faults`,
    );
  };

  const end = (faults, figures) => {
    const byKind = Map.groupBy(faults, ([, fault]) => kindOf(fault));
    for (const [kind, some] of byKind) {
      say(`\n${kind}:`);
      for (const [url, fault] of some.slice(0, maxPerKind)) say(`  ${url}\n      ${fault}`);
      if (some.length > maxPerKind) say(`  … and ${some.length - maxPerKind} more`);
    }
    const { sitemaps, listed, visited, pages, redirected, things, pairs, retries } = figures;
    say(
      `\n${sitemaps} sitemaps, ${listed} listed addresses, ${visited} visited, ${pages} pages, ${redirected} redirected, ` +
        `${pairs} pairs of alternates, ${things} pieces of structured data, ${retries} retries, ${seconds()} s`,
    );
    for (const [kind] of kinds) say(`${(byKind.get(kind) ?? []).length} ${kind}`);
    say(`${faults.length} faults`);
  };

  return { during: { say, progress }, end };
};
