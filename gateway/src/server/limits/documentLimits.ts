import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limitExceeded } from './limitExceeded.ts';

const limits = {
  levels: 15,
  aliases: 30,
  'aliases within introspection': 5,
  directives: 20,
  'root fields': 30,
  'fields of the same name at the same place': 30,
  'fields and fragments': 1_000,
  'fragments within each other': 40,
} as const;

/** A field of the answer: how many fields of the document fill it, and the fields within. */
interface Place {
  count: number;
  readonly within: Map<string, Place>;
}

/** The fragments around a selection. */
interface Open {
  readonly name: string;
  readonly around: Open | null;
  readonly depth: number;
}

interface Task {
  readonly set: SelectionSetNode;
  readonly level: number;
  readonly isIntrospection: boolean;
  readonly within: Map<string, Place>;
  readonly open: Open | null;
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Counts = { -readonly [What in keyof typeof limits]: number };

const isOpen = (name: string, open: Open | null): boolean => {
  for (let each = open; each !== null; each = each.around) if (each.name === name) return true;
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
  const atLeast = (what: keyof Counts, count: number) => {
    counts[what] = Math.max(counts[what], count);
  };
  const tasks: Task[] = [
    { set: definition.selectionSet, level: 1, isIntrospection: false, within: new Map(), open: null },
  ];

  const visit = ({ set, level, isIntrospection, within, open }: Task): void => {
    for (const selection of set.selections) {
      counts['fields and fragments'] += 1;
      counts.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const inner = fragments.get(name)?.selectionSet;
        // A fragment within itself is refused by a rule of GraphQL's own.
        if (inner === undefined || isOpen(name, open)) continue;
        const depth = (open?.depth ?? 0) + 1;
        atLeast('fragments within each other', depth);
        tasks.push({ set: inner, level, isIntrospection, within, open: { name, around: open, depth } });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        tasks.push({ set: selection.selectionSet, level, isIntrospection, within, open });
      } else {
        const key = selection.alias?.value ?? selection.name.value;
        const place = within.get(key) ?? { count: 0, within: new Map<string, Place>() };
        within.set(key, place);
        place.count += 1;
        atLeast('fields of the same name at the same place', place.count);
        if (level === 1 && isOperation) counts['root fields'] += 1;
        const inIntrospection = isIntrospection || selection.name.value.startsWith('__');
        if (selection.alias !== undefined) counts.aliases += 1;
        if (selection.alias !== undefined && isIntrospection) counts['aliases within introspection'] += 1;
        // Introspection is as deep as it is; the text's own nesting bounds it.
        if (!inIntrospection) atLeast('levels', level);
        if (selection.selectionSet === undefined) continue;
        const inner = { set: selection.selectionSet, level: level + 1, isIntrospection: inIntrospection };
        tasks.push({ ...inner, within: place.within, open });
      }
    }
  };

  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    visit(task);
    for (const [what, limit] of Object.entries(limits)) {
      if (counts[what as keyof Counts] > limit) return limitExceeded(what, limit);
    }
  }
  return null;
};

/**
 * What is deeper or wider in a document than any page needs. Fragments count wherever they are spread, and by themselves
 * too; the walk stops at the first limit, so it costs no more than the limits allow.
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
