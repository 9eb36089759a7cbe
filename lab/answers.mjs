// npm run answers -- record FILE: sends the site's operations to a gateway for all of the sample data, and writes the
// answers to a file. npm run answers -- compare BEFORE AFTER: prints the differences between two such files, and fails if
// answers differ. Together they show that a restructuring does not change the answers.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runningProduct } from '../scripts/product/runningProduct.mjs';
import { fail, prepareRuntime, root, say } from '../scripts/runtime.mjs';

const usage = `npm run answers -- record FILE [--gateway http://localhost:4000/graphql] [--operations schema/persisted.json] [--share 5]
npm run answers -- compare BEFORE AFTER [--examples 5]
Both accept --renamed old=new,… for operations that have another name in the older version.`;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        gateway: { type: 'string' },
        operations: { type: 'string', default: resolve(root, 'schema/persisted.json') },
        share: { type: 'string', default: '5' },
        renamed: { type: 'string', default: '' },
        examples: { type: 'string', default: '5' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
};

const count = (name, text) => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : fail(`--${name} must be a number of at least 1.`);
};

await prepareRuntime();
const { positionals, ...options } = readArguments();
const [command, ...files] = positionals;
const renamed = new Map(
  options.renamed
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=')),
);

if (command === 'record' && files.length === 1) {
  const { record } = await import('./answers/record.mjs');
  const texts = JSON.parse(readFileSync(options.operations, 'utf8'));
  const share = count('share', options.share);
  const product = options.gateway === undefined ? await runningProduct() : null;
  const gateway = options.gateway ?? `${product.origin.gateway}/graphql`;
  const fault = await record({ file: files[0], gateway, texts, share, renamed, say }).catch((error) => error);
  await product?.stop();
  if (fault) fail(fault.message);
} else if (command === 'compare' && files.length === 2) {
  const { compare } = await import('./answers/compare.mjs');
  const { report } = await import('./answers/report.mjs');
  const result = await compare({ before: files[0], after: files[1], renamed });
  report(result, { examples: count('examples', options.examples), say });
  process.exitCode = result.differences.length > 0 ? 1 : 0;
} else fail(usage);
