// Prints what differs between two recordings: each kind of difference once, with how often and some examples.

const shownLength = 120;
const contextLength = 20;

/** A value as text. Of two long texts, the part where they begin to differ. */
const shorten = (value, other) => {
  const [text, second] = [value, other].map((one) => (one === undefined ? 'absent' : JSON.stringify(one)));
  if (text.length <= shownLength) return text;
  const differing = [...text].findIndex((letter, index) => letter !== second[index]);
  const start = Math.max(0, differing - contextLength);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + shownLength)}…`;
};

/** A path without the positions in lists, which are no kind of their own. */
const placeOf = (path) => path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.');

const mostFirst = (groups) => [...groups.values()].toSorted((one, other) => other.length - one.length);

/** The differences of one operation at one place. */
export const kindsOf = (differences) =>
  mostFirst(Map.groupBy(differences, ({ question, path }) => `${question.operation} ${placeOf(path)}`));

const printKind = (kind, examples, say) => {
  const [{ question, path }] = kind;
  say(`\n${question.operation}: ${placeOf(path)} (${kind.length})`);
  const changes = mostFirst(
    Map.groupBy(kind, ({ before, after }) => `${shorten(before, after)} → ${shorten(after, before)}`),
  );
  for (const alike of changes.slice(0, examples)) {
    const [{ question: example, path: exact, before, after }] = alike;
    const { language, client, variables } = example;
    say(`  ${alike.length} × ${shorten(before, after)} → ${shorten(after, before)}`);
    say(
      `      ${exact.join('.')} of ${JSON.stringify(variables)} in ${language}${client === 'bot' ? ' for a bot' : ''}`,
    );
  }
  if (changes.length > examples) say(`  … and ${changes.length - examples} other changes`);
};

export const report = ({ differences, fields, removed, added, answers, operations }, { examples, say }) => {
  for (const name of removed) say(`Only before, not compared: ${name}`);
  for (const name of added) say(`Only after, not compared: ${name}`);
  for (const { operation, removed: gone, added: come } of fields) {
    say(`\n${operation} selects other fields, which are not compared:`);
    for (const field of gone) say(`  - ${field}`);
    for (const field of come) say(`  + ${field}`);
  }
  const kinds = kindsOf(differences);
  for (const kind of kinds) printKind(kind, examples, say);
  say(
    `\nOperations: ${operations}. Answers: ${answers}. Differences: ${differences.length}, of kinds: ${kinds.length}.`,
  );
};
