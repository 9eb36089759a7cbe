// Prints the progress of a crawl and its result.

const everyMs = 10_000;
const shownOfAKind = 10;

/** The kinds of fault that are counted; each is printed even when there is none. */
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
  let said = started;
  const seconds = () => Math.max(1, Math.round((now() - started) / 1000));

  const progress = ({ visited, known, retries, faults }) => {
    if (now() - said < everyMs) return;
    said = now();
    const rate = (visited / seconds()).toFixed(1);
    say(
      `${visited} visited, ${known - visited} waiting, ${rate} a second, ${retries} tried again, ${faults} faults`,
    );
  };

  const end = (faults, figures) => {
    const sorted = Map.groupBy(faults, ([, fault]) => kindOf(fault));
    for (const [kind, some] of sorted) {
      say(`\n${kind}:`);
      for (const [url, fault] of some.slice(0, shownOfAKind)) say(`  ${url}\n      ${fault}`);
      if (some.length > shownOfAKind) say(`  … and ${some.length - shownOfAKind} more`);
    }
    const { sitemaps, listed, visited, pages, redirected, things, pairs, retries } = figures;
    say(
      `\n${sitemaps} sitemaps, ${listed} listed addresses, ${visited} visited, ${pages} pages, ${redirected} redirected, ` +
        `${pairs} pairs of equivalents, ${things} pieces of structured data, ${retries} tried again, ${seconds()} s`,
    );
    for (const [kind] of kinds) say(`${(sorted.get(kind) ?? []).length} ${kind}`);
    say(`${faults.length} faults`);
  };

  return { during: { say, progress }, end };
};
