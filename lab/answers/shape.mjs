// Reads the fields that a document selects as a tree, and compares two trees.
import { Kind, parse, print } from 'graphql';

const keyOf = ({ alias, name }) => (alias ?? name).value;

/** Name and arguments, because a field with other arguments counts as another field. */
const textOf = ({ name, arguments: args }) =>
  name.value + (args.length > 0 ? `(${args.map(print).join(', ')})` : '');

const addFields = (selectionSet, fragments, fields) => {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = keyOf(selection);
      const field = fields.get(key) ?? { text: textOf(selection), fields: new Map() };
      fields.set(key, field);
      if (selection.selectionSet) addFields(selection.selectionSet, fragments, field.fields);
    } else {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const { selectionSet: spread } = isSpread ? fragments.get(selection.name.value) : selection;
      addFields(spread, fragments, fields);
    }
  }
  return fields;
};

/** Returns the fields of a document by their key in the answer, each with its own fields. */
export const shapeOf = (document) => {
  const { definitions } = parse(document);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const { selectionSet } = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return addFields(selectionSet, fragments, new Map());
};

const only = (ones, others, path) =>
  [...ones]
    .filter(([key, { text }]) => others.get(key)?.text !== text)
    .map(([, { text }]) => [...path, text].join('.'));

/** Returns the fields that both shapes have, and the paths of fields that only one has. */
export const compareShapes = (before, after, path = []) => {
  const common = new Map();
  const removed = only(before, after, path);
  const added = only(after, before, path);
  for (const [key, { text, fields }] of before) {
    const other = after.get(key);
    if (other?.text !== text) continue;
    const inner = compareShapes(fields, other.fields, [...path, text]);
    common.set(key, { text, fields: inner.common, isLeaf: fields.size === 0 });
    removed.push(...inner.removed);
    added.push(...inner.added);
  }
  return { common, removed, added };
};
