import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { lessDeep, limitExceeded, splitIt } from './limitExceeded.ts';

interface Limit {
  readonly limit: number;
  readonly advice: string;
}

const limits = {
  levels: { limit: 15, advice: lessDeep },
  aliases: { limit: 30, advice: `${splitIt}, or request rows by \`nodes(ids:)\` in place of aliases` },
  'aliases within introspection': { limit: 5, advice: 'Request the schema without aliases' },
  directives: { limit: 20, advice: splitIt },
  'root fields': { limit: 30, advice: `${splitIt}, or request rows by \`nodes(ids:)\`` },
  'fields of the same name at the same place': { limit: 30, advice: 'Select each field once' },
  'fields and fragments': { limit: 1_000, advice: splitIt },
  'fragments within each other': { limit: 40, advice: 'Spread fewer fragments within fragments' },
} as const satisfies Readonly<Record<string, Limit>>;

/** A field of the response, with the number of selections that are merged into it. */
interface ResponseField {
  count: number;
  readonly fields: Map<string, ResponseField>;
}

/** The fragments that contain a selection, innermost first. */
interface FragmentPath {
  readonly name: string;
  readonly outer: FragmentPath | null;
  readonly depth: number;
}

/** A selection set that is still to be counted. */
interface Task {
  readonly set: SelectionSetNode;
  readonly level: number;
  readonly isIntrospection: boolean;
  readonly fields: Map<string, ResponseField>;
  readonly path: FragmentPath | null;
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Counts = { -readonly [Counted in keyof typeof limits]: number };

const isWithin = (name: string, path: FragmentPath | null): boolean => {
  for (let each = path; each !== null; each = each.outer) if (each.name === name) return true;
  return false;
};

const directivesOf = ({ directives, variableDefinitions }: Definition): number =>
  (variableDefinitions ?? []).reduce(
    (count, variable) => count + (variable.directives?.length ?? 0),
    directives?.length ?? 0,
  );

const definitionFault = (
  definition: Definition,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): GraphQLError | null => {
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  const counts: Counts = {
    levels: 0,
    aliases: 0,
    'aliases within introspection': 0,
    directives: directivesOf(definition),
    'root fields': 0,
    'fields of the same name at the same place': 0,
    'fields and fragments': 0,
    'fragments within each other': 0,
  };
  const raiseTo = (counted: keyof Counts, count: number) => {
    counts[counted] = Math.max(counts[counted], count);
  };
  const tasks: Task[] = [
    { set: definition.selectionSet, level: 1, isIntrospection: false, fields: new Map(), path: null },
  ];

  const visit = ({ set, level, isIntrospection, fields, path }: Task): void => {
    for (const selection of set.selections) {
      counts['fields and fragments'] += 1;
      counts.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const inner = fragments.get(name)?.selectionSet;
        // Validation rejects unknown fragments and those that contain themselves.
        if (inner === undefined || isWithin(name, path)) continue;
        const depth = (path?.depth ?? 0) + 1;
        raiseTo('fragments within each other', depth);
        tasks.push({ set: inner, level, isIntrospection, fields, path: { name, outer: path, depth } });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        tasks.push({ set: selection.selectionSet, level, isIntrospection, fields, path });
      } else {
        const key = selection.alias?.value ?? selection.name.value;
        const field = fields.get(key) ?? { count: 0, fields: new Map<string, ResponseField>() };
        fields.set(key, field);
        field.count += 1;
        raiseTo('fields of the same name at the same place', field.count);
        if (level === 1 && isOperation) counts['root fields'] += 1;
        const inIntrospection = isIntrospection || selection.name.value.startsWith('__');
        if (selection.alias !== undefined) counts.aliases += 1;
        if (selection.alias !== undefined && isIntrospection) counts['aliases within introspection'] += 1;
        // Introspection queries are deep by nature. The limit on nested brackets applies to them.
        if (!inIntrospection) raiseTo('levels', level);
        if (selection.selectionSet === undefined) continue;
        const inner = { set: selection.selectionSet, level: level + 1, isIntrospection: inIntrospection };
        tasks.push({ ...inner, fields: field.fields, path });
      }
    }
  };

  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    visit(task);
    for (const [counted, { limit, advice }] of Object.entries(limits)) {
      if (counts[counted as keyof Counts] > limit) return limitExceeded(counted, limit, advice);
    }
  }
  return null;
};

/**
 * The error of the first limit that a document exceeds; null if it is within all. A fragment counts at each spread and once
 * by itself. Counting stops at the first exceeded limit, so its own work is limited, too.
 */
export const documentFault = ({ definitions }: DocumentNode): GraphQLError | null => {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue;
    const fault = definitionFault(definition, fragments);
    if (fault !== null) return fault;
  }
  return null;
};
