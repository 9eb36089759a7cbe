// What a run measures, from the words of the command line.

const parts = {
  /** Some minutes together. */
  usual: ['gateway', 'pages', 'bytes'],
  /** Many minutes each. */
  long: ['lighthouse', 'memory', 'expensive'],
  /** With services of their own, and not in a full run. */
  apart: ['data', 'visits'],
};
const everyPart = [...parts.usual, ...parts.long];

/** One page of each kind that visitors land on. */
const everyPage = [
  '/',
  '/berlin',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/company/swiftbite',
  '/more-jobs',
  '/blog/taxes-for-side-jobs',
];

/** When the bodies of the services change; never without a word. */
const changes = ['each-second', 'each-call'];

const usualWorkloads = ['city', 'offer', 'typename', 'list20', 'list200'];
const usualConnections = 32;

/** With how many connections each workload is sent; the city page is also sent with few and with many. */
const loadsOf = (workloads, connections, full) => {
  if (connections.length > 0)
    return workloads.flatMap((workload) => connections.map((count) => ({ workload, connections: count })));
  const usual = workloads.map((workload) => ({ workload, connections: usualConnections }));
  const ofCity = full ? [1, 256, 1_000] : [1_000];
  return workloads.includes('city')
    ? [...usual, ...ofCity.map((count) => ({ workload: 'city', connections: count }))]
    : usual;
};

/**
 * @param words the words after `npm run bench --`: parts, workloads, peers, numbers of connections, paths of pages,
 * `full`, `write`, `each-second` and `each-call`. Throws on others.
 * @param known the names of all workloads and peers
 */
export const selectionOf = (words, known) => {
  const full = words.includes('full');
  const pages = words.filter((word) => word.startsWith('/'));
  const connections = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const among = (names) => names.filter((name) => words.includes(name));
  const [selected, workloads, peers] = [
    among([...everyPart, ...parts.apart]),
    among(known.workloads),
    among(known.peers),
  ];
  const understood = new Set([
    'full',
    'write',
    ...changes,
    ...pages,
    ...connections.map(String),
    ...selected,
    ...workloads,
    ...peers,
  ]);
  const unknown = words.filter((word) => !understood.has(word));
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Choose from the parts ${[...everyPart, ...parts.apart].join(', ')}; the workloads ${known.workloads.join(', ')}; ` +
        `the peers ${known.peers.join(', ')}; numbers of connections; paths of pages; full; ${changes.join('; ')}; and write.`,
    );
  const change = changes.find((word) => words.includes(word));
  const chosen = workloads.length > 0 ? workloads : full ? known.workloads : usualWorkloads;
  return {
    full,
    /** Measures nothing: writes the documentation again, for other aims or tables. */
    onlyWrite: words.includes('write'),
    /** Only complete measurements replace those of the documentation. */
    complete:
      full &&
      change === undefined &&
      pages.length + connections.length + workloads.length + peers.length === 0,
    parts: selected.length > 0 ? selected : full ? everyPart : parts.usual,
    loads: loadsOf(chosen, connections, full),
    peers: peers.length > 0 ? peers : known.peers,
    /** When the bodies of the services change; undefined for never. */
    change,
    pages: pages.length > 0 ? pages : full ? everyPage : ['/', '/berlin', '/berlin/swiftbite'],
  };
};
