// Checks the links of Markdown pages to files of the repository.
import { dirname, join, normalize } from 'node:path';

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const isElsewhere = (target) => /^[a-z]+:/i.test(target);

/**
 * @param {string} page the path of the page from the root
 * @param {string} text
 * @param {(path: string) => boolean} exists
 */
export const linkFaults = (page, text, exists) =>
  [...text.matchAll(link)]
    .map(([, target]) => target)
    .filter((target) => !isElsewhere(target))
    .filter((target) => !exists(normalize(join(dirname(page), target))))
    .map((target) => `${page}: the link to ${target} is broken.`);
