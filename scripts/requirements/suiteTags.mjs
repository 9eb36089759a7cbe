// Finds suites with the tag of a requirement. Their tests inherit the tag, even those that do not cover the
// requirement.
import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime.mjs';

const suiteWithTag =
  /\bdescribe(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'[^']*'|"[^"]*"|`[^`]*`),\s*\{[^{}]*\btags?:[^{}]*R\d+\.\d{2,3}/;

export const hasTaggedSuite = (source) => suiteWithTag.test(source);

const testFiles = () =>
  fs
    .globSync(
      '{gateway,web,services,identity,sample,server,schema,scripts,lab,e2e}/**/*.{test,spec,suite}.{ts,tsx,mjs}',
      {
        cwd: root,
      },
    )
    .filter((file) => !file.includes('node_modules'));

export const findTaggedSuites = () =>
  testFiles().filter((file) => hasTaggedSuite(readFileSync(join(root, file), 'utf8')));
