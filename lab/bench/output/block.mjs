const line = (name, end = '') => `<!-- ${end}bench:${name} -->`;

/** Replaces what stands between the two comments of a block. Throws if the page has no such block. */
export const withBlock = (page, name, content) => {
  const [begin, end] = [line(name), line(name, '/')];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no block ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
};
