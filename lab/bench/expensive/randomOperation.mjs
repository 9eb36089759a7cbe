// Generates and mutates random operations of the schema, for the search for the most expensive one.
import { getNamedType, isCompositeType, isEnumType, isNonNullType, isObjectType } from 'graphql';

/** The mulberry32 generator: numbers in [0, 1), the same for the same seed. */
export const seededRandom = (seed) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share) => next() < share,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)],
  };
};

const globalIds = ['City:2950159', 'Partner:1', 'JobOffer:1', 'Post:1'].map((id) => btoa(id));
const sizes = [1, 2, 5, 10, 20, 50, 100, 200];

/** Argument values that exist in the sample data, by field and argument, or by argument alone. */
const values = {
  'city.slug': ['berlin', 'hamburg', 'paris'],
  'partner.slug': ['swiftbite'],
  'post.slug': ['taxes-for-side-jobs'],
  'node.id': globalIds,
  citySlug: ['berlin', 'hamburg', 'paris'],
  partnerSlug: ['swiftbite'],
  categorySlug: ['delivery'],
  titleSlug: ['driver'],
  countryCode: ['DE', 'US'],
  keyword: ['driver', 'a', 'drvier nihgt', 'and', 'abkru cdvlo efmsa ghntu ijpeb klrgo mnsic opuda'],
  query: ['b', 'ber', 'berlni germnay qwertz'],
  uri: ['/de/berlin'],
  latitude: [52.5],
  longitude: [13.4],
  distanceLessThan: [20_000],
  offerId: ['1'],
  partnerId: ['1', '11'],
  postId: ['1'],
};

/** @returns functions that create, mutate and print an operation */
export const operationsOf = (schema, random) => {
  const fieldsOf = (type) => Object.values(type.getFields());
  const isEdge = (field) => isCompositeType(getNamedType(field.type));
  // Fields of the signed-in user are rejected without a token.
  const isOpen = (field) => isEdge(field) && field.name !== 'viewer';

  const argumentsOf = (field) =>
    Object.fromEntries(
      field.args.flatMap(({ name, type }) => {
        if (name === 'first' || name === 'limit') {
          const max = name === 'limit' ? 99 : 200;
          return [[name, Math.min(max, random.oneOf(sizes))]];
        }
        const namedType = getNamedType(type);
        const choices = isEnumType(namedType)
          ? namedType.getValues().map((value) => value.name)
          : (values[`${field.name}.${name}`] ?? values[name]);
        if (choices === undefined || (!isNonNullType(type) && random.chance(0.7))) return [];
        return [[name, random.oneOf(choices)]];
      }),
    );

  const leaves = (type, share) =>
    fieldsOf(type).filter(
      (field) => !isEdge(field) && field.args.length === 0 && (field.name === 'id' || random.chance(share)),
    );

  const nodeOf = (field, depth) => {
    const namedType = getNamedType(field.type);
    const type = isObjectType(namedType)
      ? namedType
      : schema.getType(random.oneOf(['City', 'JobOffer', 'Partner', 'Post']));
    const edges = fieldsOf(type).filter(isEdge);
    // A connection without its rows would cost nothing.
    const chosen = edges.filter(
      (edge) => ['edges', 'node'].includes(edge.name) || random.chance(1.2 / edges.length),
    );
    return {
      field,
      type,
      args: argumentsOf(field),
      leaves: leaves(type, random.oneOf([0, 0.3, 1])).map(({ name }) => name),
      edges: depth > 0 ? chosen.map((edge) => nodeOf(edge, depth - 1)) : [],
    };
  };

  const roots = fieldsOf(schema.getQueryType()).filter(isOpen);
  const everyNode = (nodes) => nodes.flatMap((node) => [node, ...everyNode(node.edges)]);

  const changes = [
    (tree) => tree.push(nodeOf(random.oneOf(roots), 5)),
    (tree) => {
      const root = random.oneOf(tree);
      tree.push({ ...root, args: argumentsOf(root.field) });
    },
    (tree) => tree.length > 1 && tree.splice(tree.indexOf(random.oneOf(tree)), 1),
    (tree) => {
      const node = random.oneOf(everyNode(tree));
      const edges = fieldsOf(node.type).filter(isEdge);
      if (edges.length > 0) node.edges.push(nodeOf(random.oneOf(edges), 3));
    },
    (tree) => {
      const node = random.oneOf(everyNode(tree));
      if (node.edges.length > 0) node.edges.splice(node.edges.indexOf(random.oneOf(node.edges)), 1);
    },
    (tree) => {
      const node = random.oneOf(everyNode(tree));
      Object.assign(node.args, argumentsOf(node.field));
    },
    (tree) => {
      const node = random.oneOf(everyNode(tree));
      node.leaves = leaves(node.type, random.oneOf([0, 0.3, 1])).map(({ name }) => name);
    },
  ];

  const printNode = (node, at) => {
    const isEnum = (name) => isEnumType(getNamedType(node.field.args.find((arg) => arg.name === name).type));
    const args = Object.entries(node.args).map(
      ([name, value]) => `${name}: ${isEnum(name) ? value : JSON.stringify(value)}`,
    );
    const selection = ['__typename', ...node.leaves, ...node.edges.map(printNode)].join(' ');
    const fragment = isObjectType(getNamedType(node.field.type))
      ? selection
      : `... on ${node.type.name} { ${selection} }`;
    const alias = args.length > 0 ? `f${at}: ` : '';
    return `${alias}${node.field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} { ${fragment} }`;
  };

  return {
    make: () => [nodeOf(random.oneOf(roots), 6)],
    change: (tree) => {
      const changed = structuredCloneOf(tree);
      random.oneOf(changes)(changed);
      return changed;
    },
    /** Halves the number of rows, for operations that were rejected. */
    smaller: (tree) => {
      const changed = structuredCloneOf(tree);
      for (const { args } of everyNode(changed))
        for (const name of ['first', 'limit']) if (args[name] > 1) args[name] = Math.ceil(args[name] / 2);
      return changed;
    },
    print: (tree) => `{ ${tree.map(printNode).join(' ')} }`,
  };
};

/** Copies the tree, but not the schema that it refers to. */
const structuredCloneOf = (tree) =>
  tree.map((node) => ({
    ...node,
    args: { ...node.args },
    leaves: [...node.leaves],
    edges: structuredCloneOf(node.edges),
  }));
