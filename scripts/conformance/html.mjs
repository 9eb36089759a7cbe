// The Nu Html Checker, which stands behind validator.w3.org, on every document that the product serves.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, say } from '../runtime.mjs';
import { documentsAt, ownDocuments } from './documents.mjs';

const checker = 'vnu-jar@26.9.27';

/** CSS that browsers know and the checker does not yet. */
const newProperties = new Set(
  ['text-box-trim', 'text-box-edge'].map((name) => `CSS: “${name}”: Property “${name}” doesn't exist.`),
);

/** Errors and warnings; the rest are remarks, such as that React ends every void element with a slash. */
const isFault = ({ type, subType, message }) =>
  (type !== 'info' || subType !== undefined) && !newProperties.has(message);

/** A few lines for each kind of finding: what it is, an example, and where. */
const linesOf = (messages, nameOf) =>
  [...Map.groupBy(messages, ({ type, subType, message }) => `${subType ?? type}: ${message}`)].flatMap(
    ([text, found]) => {
      const names = [...new Set(found.map(({ url }) => nameOf(url)))];
      const others = names.length > 3 ? ` and ${names.length - 3} others` : '';
      return [
        text,
        `  ${found.length} times, on ${names.slice(0, 3).join(', ')}${others}`,
        `  ${(found[0].extract ?? '').replaceAll(/\s+/g, ' ').trim()}`,
      ];
    },
  );

/** Judges the pages of the origin that is given, or all documents of a product of its own. */
export const judgeHtml = async (toolbox, judgement, origin) => {
  if (!has('java')) {
    say('vnu on the HTML: left out, because it runs on Java and there is no java command here');
    return;
  }
  const documents = await (origin === undefined ? ownDocuments() : documentsAt(origin));
  const files = documents.map(({ html }, index) => {
    const file = join(toolbox.folder, `${index}.html`);
    writeFileSync(file, html);
    return file;
  });
  const { output, seconds } = await toolbox.use(checker, ['vnu', '--format', 'json', '--stdout', ...files]);
  const title = `vnu on ${documents.length} HTML documents`;
  // What npx says about the installation comes before it.
  const answer = output.split('\n').find((line) => line.startsWith('{"'));
  if (answer === undefined) return judgement({ title, isFine: false, seconds, findings: output.trim() });
  const messages = JSON.parse(answer).messages.filter(isFault);
  const nameOf = (url) => documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.name ?? url;
  const findings = linesOf(messages, nameOf).join('\n');
  judgement({ title, isFine: messages.length === 0, seconds, findings });
};
