// Writes schema/client/CHANGELOG.md: what each release of the graph breaks, and how clients adapt.
const inTable = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const heading = '# Changelog\n';

const unreleased = '\n## Unreleased\n';

/** Takes what was written by hand for the next release out of the changelog. */
const takeNotes = (changelog) => {
  const text = changelog.slice(heading.length);
  if (!text.startsWith(unreleased)) return { notes: [], earlier: text };
  const end = text.indexOf('\n## ', unreleased.length);
  const notes = text.slice(unreleased.length, end === -1 ? undefined : end).trim();
  return { notes: [notes, ''], earlier: end === -1 ? '' : text.slice(end) };
};

/** Returns the changelog with a new release at its top: what `## Unreleased` says, and one row for each declared change. */
export const withRelease = (changelog, { version, date, declarations }) => {
  if (!changelog.startsWith(heading)) throw new Error(`A changelog must begin with "${heading.trim()}".`);
  const rows = declarations.map(({ change, reason }) => `| ${inTable(change)} | ${inTable(reason)} |`);
  const table =
    rows.length === 0
      ? ['No breaking changes.']
      : ['| what changed | what to do |', '| --- | --- |', ...rows];
  const { notes, earlier } = takeNotes(changelog);
  const section = [`## ${version} (${date})`, '', ...notes, ...table, ''].join('\n');
  return `${heading}\n${section}${earlier}`;
};
