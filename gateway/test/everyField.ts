import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { toGlobalId } from '../src/builder/globalId.ts';
import { schema } from '../src/schema/index.ts';

/** Valid values for every argument and input of the graph. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'true',
  Date: '"1990-05-17"',
  DateTime: '"2026-01-02T03:04:05Z"',
  Float: '1',
  ID: '"1"',
  Int: '1',
  String: '"x"',
  UUID: '"0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11"',
};

const valueOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return `[${valueOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return scalars[type.name] ?? '"x"';
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
};

export type Field = GraphQLField<unknown, unknown>;

/** The object type of a field; null for scalars and enums. */
export const objectOf = ({ type }: Field): GraphQLObjectType | null => {
  const inner = getNamedType(type);
  return isObjectType(inner) ? inner : null;
};

/** Arguments of root fields that need the id of a type, or one of two optional arguments. */
const special: Readonly<Record<string, string>> = {
  node: `id: "${toGlobalId('City', 1)}"`,
  nodes: `ids: ["${toGlobalId('City', 1)}"]`,
  deleteReviewOpportunity: `input: { opportunityId: "${toGlobalId('ReviewOpportunity', 1)}" }`,
  reportReview: `input: { reviewId: "${toGlobalId('Review', 1)}", reason: SPAM }`,
  markReviewHelpful: `input: { reviewId: "${toGlobalId('Review', 1)}", helpful: true }`,
  moreJobOffer: 'titleSlug: "x"',
};

/** The same of fields of objects. */
const specialBelow: Readonly<Record<string, string>> = {
  contributions: `offerId: "${toGlobalId('JobOffer', 1)}"`,
};

const callOf = (field: Field, atRoot: boolean): string => {
  const args = field.args.filter(({ type }) => isNonNullType(type));
  const known = field.args.length === 0 ? undefined : (atRoot ? special : specialBelow)[field.name];
  const values = known === undefined ? args.map(({ name, type }) => `${name}: ${valueOf(type)}`) : [known];
  return `${field.name}${values.length === 0 ? '' : `(${values.join(', ')})`}`;
};

/** The fields from a root field to a field, the field itself last. */
export type FieldPath = readonly Field[];

const documentOf = (root: string, path: FieldPath): string => {
  const last = path.at(-1);
  const leaf = last !== undefined && isCompositeType(getNamedType(last.type)) ? ' { __typename }' : '';
  return `${root} ${path.map((field, depth) => `{ ${callOf(field, depth === 0)}`).join(' ')}${leaf}${' }'.repeat(path.length)}`;
};

/** The shortest path from the root to each field of each type. Fields below `viewer` are reached only through it. */
const pathsFrom = (root: GraphQLObjectType): FieldPath[] => {
  const seen = new Set<GraphQLObjectType>([root]);
  const paths: FieldPath[] = [];
  let level: { readonly type: GraphQLObjectType; readonly path: FieldPath }[] = [{ type: root, path: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { type, path } of level) {
      for (const field of Object.values(type.getFields())) {
        paths.push([...path, field]);
        const inner = objectOf(field);
        if (inner === null || seen.has(inner)) continue;
        seen.add(inner);
        next.push({ type: inner, path: [...path, field] });
      }
    }
    level = next;
  }
  return paths;
};

const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };

/** For each field of each type, an operation that selects only this field. */
export const everyField = Object.entries(roots).flatMap(([root, type]) =>
  type ? pathsFrom(type).map((path) => ({ document: documentOf(root, path), path })) : [],
);

/** The same, grouped by root field. */
export const everyRootField = Object.entries(
  Object.groupBy(everyField, ({ path }) => path[0]?.name ?? ''),
).map(([name, fields = []]) => ({ name, fields }));

/** The types that can be reached without passing an excluded field or type. */
export const typesReachedWithout = (
  isExcluded: (part: Field | GraphQLObjectType) => boolean,
): ReadonlySet<string> => {
  const reached = new Set<string>();
  const reach = (type: GraphQLObjectType): void => {
    if (reached.has(type.name) || isExcluded(type)) return;
    reached.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const inner = objectOf(field);
      if (inner !== null && !isExcluded(field)) reach(inner);
    }
  };
  for (const root of Object.values(roots)) if (root) reach(root);
  return reached;
};

/** All object types of the graph, without those of introspection. */
export const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
