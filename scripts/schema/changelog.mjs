// Writes schema/client/CHANGELOG.md: what each release of the graph breaks, and how clients adapt.
const inTable = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const heading = '# Changelog\n';

/** Returns the changelog with a new release at its top, with one row for each declared change. */
export const withRelease = (changelog, { version, date, declarations }) => {
  if (!changelog.startsWith(heading)) throw new Error(`A changelog must begin with "${heading.trim()}".`);
  const rows = declarations.map(({ change, reason }) => `| ${inTable(change)} | ${inTable(reason)} |`);
  const table =
    rows.length === 0
      ? ['No breaking changes.']
      : ['| what changed | what to do |', '| --- | --- |', ...rows];
  const section = [`## ${version} (${date})`, '', ...table, ''].join('\n');
  return `${heading}\n${section}${changelog.slice(heading.length)}`;
};
