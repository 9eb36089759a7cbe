// Runs the Nu Html Checker, the engine of validator.w3.org, on every document that the product serves.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, say } from '../../scripts/runtime.mjs';
import { fetchDocuments, fetchOwnDocuments } from './documents.mjs';

const checker = 'vnu-jar@26.9.27';

/** CSS properties that browsers support but the checker does not know yet. */
const newProperties = new Set(
  ['text-box-trim', 'text-box-edge'].map((name) => `CSS: “${name}”: Property “${name}” doesn't exist.`),
);

/** Whether a message is an error or a warning, and not information such as a slash in a void element. */
const isFault = ({ type, subType, message }) =>
  (type !== 'info' || subType !== undefined) && !newProperties.has(message);

/** Formats each kind of finding: the message, the number and names of the pages, and an example. */
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

/** Checks the pages of an origin, or all documents of a temporary product. */
export const checkHtml = async (toolbox, recordResult, origin) => {
  if (!has('java')) {
    say('vnu on the HTML: skipped, because it requires Java');
    return;
  }
  const documents = await (origin === undefined ? fetchOwnDocuments() : fetchDocuments(origin));
  const files = documents.map(({ html }, index) => {
    const file = join(toolbox.folder, `${index}.html`);
    writeFileSync(file, html);
    return file;
  });
  const { output, seconds } = await toolbox.use(checker, ['vnu', '--format', 'json', '--stdout', ...files]);
  const title = `vnu on ${documents.length} HTML documents`;
  // Skip the output of npx about the installation.
  const answer = output.split('\n').find((line) => line.startsWith('{"'));
  if (answer === undefined) return recordResult({ title, isFine: false, seconds, findings: output.trim() });
  const messages = JSON.parse(answer).messages.filter(isFault);
  const nameOf = (url) => documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.name ?? url;
  const findings = linesOf(messages, nameOf).join('\n');
  recordResult({ title, isFine: messages.length === 0, seconds, findings });
};
