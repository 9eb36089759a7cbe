import { scriptInjections } from '../../gateway/test/scriptInjections.ts';

/** How many are in one text: a page then shows them all in fewer visits. */
const inOneText = 8;

/** What could hide the rest of a text from a browser. */
const hidesTheRest = (injection) =>
  /<!|<\?|<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|template|svg|math|select|<b|scr)/i.test(
    injection,
  ) || (injection.match(/["'`]/g)?.length ?? 0) % 2 === 1;

const unique = [...new Set(scriptInjections)];
const last = unique.filter(hidesTheRest);
const others = unique.filter((injection) => !hidesTheRest(injection));

/** All injections in texts of a few, where at most the last one of each text could hide others. */
export const hostileTexts = () => {
  const count = Math.max(last.length, Math.ceil(others.length / (inOneText - 1)));
  const texts = Array.from({ length: count }, (_, at) => [
    ...others.filter((_injection, index) => index % count === at),
    ...last.slice(at, at + 1),
  ]);
  return { injections: unique.length, texts: texts.map((each) => each.join(' ')) };
};
