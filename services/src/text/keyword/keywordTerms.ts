import { fold } from '../fold.ts';
import titleForms from './titleForms.json' with { type: 'json' };

const asidesOf = Object.values(titleForms.asides).flatMap((words) => words.split(' '));

/** Words beside a title, which do not say which work is sought: `jobs`, `praca`, `in`. */
const asides: ReadonlySet<string> = new Set(asidesOf);

/** The remark that a title is meant for all: `(m/w/d)`, `H/F`. */
const forAll =
  /[([]?(?<![\p{L}\p{N}])(?:[mwfdhvxkgni](?:\s?[/|,]\s?[mwfdhvxkgni*]){1,3}|mwd|gn)(?![\p{L}\p{N}])[)\]]?/gu;

const endings = [...new Set(Object.values(titleForms.marks).flat())].join('|');

/** The second ending of a title: `Kellner/in`, `serveur·se`, `camarero(a)`, `Fahrer:innen`. */
const secondEnding = new RegExp(
  String.raw`(?<=\p{L}{3})(?:\s?[/|]\s?-?|[*:_·•.]-?|-|\(-?)(?:${endings})(?:[)]|[·•.-]s(?!\p{L}))?(?![\p{L}\p{N}])`,
  'gu',
);

/** Splits a keyword into terms that an offer must all have, each with the alternatives that are separated by slashes. */
export const keywordTerms = (keyword: string): string[][] =>
  fold(keyword)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(forAll, ' ')
    .replaceAll('(st)', 'st')
    .replaceAll(secondEnding, '')
    .replaceAll(/(?<=\p{L})@/gu, 'o')
    .replaceAll(/(?<=\p{L})[*:_·•](?=\p{L})/gu, ' ')
    .replaceAll(/(?<!\p{L})(?:[dl]|dell|all|nell|sull)'/gu, '')
    .replaceAll(/(?<=\p{L})'(?:d|t|nd)[ae](?!\p{L})/gu, '')
    .replaceAll(/(?<=\p{L})\)?\s?[/|]\s?(?=\p{L})/gu, '/')
    .split(/[\s,;]+|(?<=\p{L})-(?=\p{L})/u)
    .map((term) => term.split(/(?<=\p{L})\/(?=\p{L})/u).filter((part) => /[\p{L}\p{N}]/u.test(part)))
    .filter((parts) => parts.length > 0);

/** Whether a term is a word beside the title. */
export const isAside = (parts: readonly string[]): boolean =>
  parts.every((part) => asides.has(part.replaceAll(/[^\p{L}\p{N}]/gu, '')));
