// Prints the differences between two recordings: each kind once, with a count and some examples.

const shownLength = 120;
const contextLength = 20;

/** Formats a value. Shortens long texts to the part where they begin to differ. */
const shorten = (value, other) => {
  const [text, second] = [value, other].map((one) => (one === undefined ? 'absent' : JSON.stringify(one)));
  if (text.length <= shownLength) return text;
  const differing = [...text].findIndex((letter, index) => letter !== second[index]);
  const start = Math.max(0, differing - contextLength);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + shownLength)}…`;
};

/** Formats a path without positions in lists. */
const patternOf = (path) => path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.');

const sortBySize = (groups) => [...groups.values()].toSorted((one, other) => other.length - one.length);

/** Groups differences by operation and path. */
export const kindsOf = (differences) =>
  sortBySize(Map.groupBy(differences, ({ request, path }) => `${request.operation} ${patternOf(path)}`));

const printKind = (kind, examples, say) => {
  const [{ request, path }] = kind;
  say(`\n${request.operation}: ${patternOf(path)} (${kind.length})`);
  const changes = sortBySize(
    Map.groupBy(kind, ({ before, after }) => `${shorten(before, after)} → ${shorten(after, before)}`),
  );
  for (const group of changes.slice(0, examples)) {
    const [{ request: example, path: exact, before, after }] = group;
    const { language, client, variables } = example;
    say(`  ${group.length} × ${shorten(before, after)} → ${shorten(after, before)}`);
    say(
      `      ${exact.join('.')} of ${JSON.stringify(variables)} in ${language}${client === 'bot' ? ' for a bot' : ''}`,
    );
  }
  if (changes.length > examples) say(`  … and ${changes.length - examples} other changes`);
};

export const report = ({ differences, fields, removed, added, answers, operations }, { examples, say }) => {
  for (const name of removed) say(`Only before, not compared: ${name}`);
  for (const name of added) say(`Only after, not compared: ${name}`);
  for (const { operation, removed: removedFields, added: addedFields } of fields) {
    say(`\n${operation} selects other fields, which are not compared:`);
    for (const field of removedFields) say(`  - ${field}`);
    for (const field of addedFields) say(`  + ${field}`);
  }
  const kinds = kindsOf(differences);
  for (const kind of kinds) printKind(kind, examples, say);
  say(
    `\nOperations: ${operations}. Answers: ${answers}. Differences: ${differences.length}. Kinds of difference: ${kinds.length}.`,
  );
};
