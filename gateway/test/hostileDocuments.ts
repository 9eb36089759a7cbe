import { seededRandom, type SeededRandom } from './seededRandom.ts';

type Shape = (random: SeededRandom) => string;

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');

const around = (levels: number, open: string, inner: string, close: string): string =>
  open.repeat(levels) + inner + close.repeat(levels);

const fields = [
  'id',
  'name',
  '__typename',
  'languages { id }',
  'nearby { id }',
  'nothing',
  'city(slug: 1) { x }',
];
const values = ['1', '"x"', 'null', '$v', 'true', 'X', '{ a: 1 }', '[1]', '""" x """', '1e400', '-0'];

const literal: Shape = (random) => {
  const levels = random.between(0, random.oneOf([3, 40, 1_900]));
  const [open, close] = random.oneOf([
    ['[', ']'],
    ['{ a: ', '}'],
    ['[{ a: ', '}]'],
  ] as const);
  return around(levels, open, random.oneOf(values), random.oneOf([close, close, '', `${close} `]));
};

/** Kinds of documents that are known to overload GraphQL servers, each of a random size. */
const shapes: Readonly<Record<string, Shape>> = {
  equalRootFields: (random) => `{ ${`${random.oneOf(fields)} `.repeat(random.between(1, 1_200))} }`,
  equalFieldsBelow: (random) =>
    `{ city(slug: "x") { ${`${random.oneOf(fields)} `.repeat(random.between(1, 1_200))} } }`,
  equalNested: (random) =>
    `{ ${`city(slug: "x") { ${'nearby { id } '.repeat(random.between(1, 40))} } `.repeat(random.between(1, 40))} }`,
  aliases: (random) => `{ ${many(random.between(1, 900), (at) => `a${at}: ${random.oneOf(fields)}`)} }`,
  directives: (random) =>
    `query ($v: Boolean! = true) { languages ${many(random.between(1, 500), () => `@${random.oneOf(['include(if: $v)', 'skip(if: 1)', 'nope'])}`)} { id } }`,
  deepSelections: (random) =>
    `{ city(slug: "x") ${around(random.between(1, 1_900), random.oneOf(['{ nearby ', '{ ... ', '{ a: nearby ']), '{ id }', ' }')} }`,
  deepLiterals: (random) => `query ($v: Int = ${literal(random)}) { city(slug: ${literal(random)}) { id } }`,
  deepTypes: (random) =>
    `query ($v: ${around(random.between(1, 1_900), '[', 'Int', random.oneOf([']', ']!']))}) { languages { id } }`,
  deepInput: (random) =>
    `mutation { requestCity(input: { proposition: ${literal(random)} }) { proposition } }`,
  fragmentCycles: (random) => {
    const count = random.between(1, 300);
    const body = random.oneOf(['', 'nearby { ...F0 }', 'id ...F0']);
    return `{ city(slug: "x") { ...F0 } } ${many(count, (at) => `fragment F${at} on City { ${body} ...F${(at + 1) % count} }`)}`;
  },
  fragmentSpreads: (random) => {
    const count = random.between(1, 40);
    const spread = (at: number) => `...F${at + 1} `.repeat(random.between(1, 6));
    const wrap = random.oneOf([(inner: string) => inner, (inner: string) => `nearby { ${inner} }`]);
    return `{ city(slug: "x") { ...F0 } } ${many(count, (at) => `fragment F${at} on City { ${wrap(spread(at))} }`)} fragment F${count} on City { id }`;
  },
  fragmentPairs: (random) => {
    const count = random.between(1, 180);
    return `{ city(slug: "x") { ${many(count, (at) => `...F${at}`)} } } ${many(count, (at) => `fragment F${at} on City { ${random.oneOf(fields)} nearby { ...F${(at * 7) % count} } }`)}`;
  },
  unusedFragments: (random) => many(random.between(1, 500), (at) => `fragment F${at} on Nothing${at} { id }`),
  operations: (random) =>
    many(random.between(1, 500), (at) => `query Q${random.oneOf([at, 1])} { languages { id } }`),
  variables: (random) =>
    `query (${many(random.between(1, 900), (at) => `$v${random.oneOf([at, 1])}: Int`)}) { city(slug: $v1) { id } }`,
  unknownNames: (random) =>
    `{ city(slug: "x") { ${many(random.between(1, 900), (at) => `jobOfersCoumt${at}(a${at}: 1)`)} } }`,
  introspection: (random) =>
    `{ ${many(random.between(1, 20), (at) => `s${at}: __schema { types { ${around(random.between(0, 6), 'fields { type { ', 'name', ' } }')} } }`)} }`,
  definitions: (random) => many(random.between(1, 400), (at) => `type T${at} @a { a: [[Int]] }`),
  unfinished: (random) =>
    random
      .oneOf(['{ ', '{ a(', '{ a(b: "', '"""', '{ ... on ', 'query ($', '\u0000', '\ud800', '#'])
      .repeat(random.between(1, 1_300)),
  noise: (random) =>
    many(random.between(1, 2_000), () =>
      random.oneOf([
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '...',
        'on',
        'query',
        'a',
        ':',
        '$v',
        '@a',
        '!',
        '"x"',
        '1',
        'fragment',
        '|',
        '&',
        '=',
      ]),
    ),
};

/** `count` hostile documents of all kinds, the same for the same seed. */
export function* hostileDocuments(count: number, seed: number) {
  const random = seededRandom(seed);
  const kinds = Object.entries(shapes);
  for (let made = 0; made < count; made += 1) {
    const [kind, shape] = random.oneOf(kinds);
    yield { kind, query: shape(random) };
  }
}
