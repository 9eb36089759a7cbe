// Compares two answers to the same request, within the fields that both versions select.
import { isDeepStrictEqual } from 'node:util';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (element) => (isObject(element) ? (element.id ?? element.node?.id) : undefined);

/** Indexes the elements of a list by id; null if an element has no id or two have the same. */
const byId = (list) => {
  const elements = new Map(list.map((element, index) => [idOf(element), { element, index }]));
  return elements.has(undefined) || elements.size < list.length ? null : elements;
};

const compareByIndex = (before, after, field, path) => [
  ...(before.length === after.length
    ? []
    : [{ path: [...path, 'length'], before: before.length, after: after.length }]),
  ...before
    .slice(0, after.length)
    .flatMap((value, index) => compareValues(value, after[index], field, [...path, index])),
];

const compareById = (before, after, field, path) => {
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const added = [...after.keys()].filter((id) => !before.has(id));
  const common = [...before.keys()].filter((id) => after.has(id));
  const order = [...after.keys()].filter((id) => before.has(id));
  return [
    ...(removed.length + added.length > 0
      ? [{ path: [...path, 'members'], before: removed, after: added }]
      : []),
    ...(isDeepStrictEqual(common, order) ? [] : [{ path: [...path, 'order'], before: common, after: order }]),
    ...common.flatMap((id) => {
      const { element, index } = before.get(id);
      return compareValues(element, after.get(id).element, field, [...path, index]);
    }),
  ];
};

const compareLists = (before, after, field, path) => {
  const [elementsBefore, elementsAfter] = [byId(before), byId(after)];
  return elementsBefore === null || elementsAfter === null
    ? compareByIndex(before, after, field, path)
    : compareById(elementsBefore, elementsAfter, field, path);
};

const compareValues = (before, after, field, path) => {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, field, path);
  if (!field.isLeaf && isObject(before) && isObject(after))
    return [...field.fields].flatMap(([key, inner]) =>
      compareValues(before[key], after[key], inner, [...path, key]),
    );
  return isDeepStrictEqual(before, after) ? [] : [{ path, before, after }];
};

/** Whether both versions select the field of an error. */
const isCommon = ({ path = [] }, common) => {
  let fields = common;
  for (const key of path.filter((step) => typeof step === 'string')) {
    if (!fields.has(key)) return false;
    ({ fields } = fields.get(key));
  }
  return true;
};

const errorsByPath = ({ errors }, common) =>
  new Map(
    errors.filter((error) => isCommon(error, common)).map((error) => [(error.path ?? []).join('.'), error]),
  );

const compareErrors = (before, after, common) => {
  const [errorsBefore, errorsAfter] = [errorsByPath(before, common), errorsByPath(after, common)];
  return [...new Set([...errorsBefore.keys(), ...errorsAfter.keys()])]
    .filter((path) => !isDeepStrictEqual(errorsBefore.get(path), errorsAfter.get(path)))
    .map((path) => ({
      path: ['errors', ...path.split('.')],
      before: errorsBefore.get(path),
      after: errorsAfter.get(path),
    }));
};

/** @param common the fields that both versions select, as `compareShapes` returns them */
export const compareAnswers = (before, after, common) => [
  ...(before.status === after.status
    ? []
    : [{ path: ['status'], before: before.status, after: after.status }]),
  ...compareErrors(before, after, common),
  ...compareValues(before.data, after.data, { fields: common, isLeaf: false }, ['data']),
];
