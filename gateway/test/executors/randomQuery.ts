import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { toGlobalId } from '../../src/builder/globalId.ts';
import type { SeededRandom } from '../seededRandom.ts';

export interface RandomQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const ids = ['City', 'JobOffer', 'Partner', 'Post'].map((type) => toGlobalId(type, 2));
const slugs = ['berlin', 'swiftbite', 'Zürich', 'a"b', '../x', ''];

/** Values that are wrong for most types. */
const wrong: readonly unknown[] = [null, 'EXACT', 1.5, 2 ** 40, true, [], ['x', 3], {}, { a: 1 }, ''];

/**
 * Makes a random query with what executors do differently: aliases, fragments on types and interfaces, the same field twice,
 * conditions, variables with and without defaults and values, wrong values.
 */
export const randomQuery = (schema: GraphQLSchema, random: SeededRandom): RandomQuery => {
  const chance = (percent: number) => random.between(1, 100) <= percent;
  const definitions: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, unknown> = {};

  const valueOf = (name: string, type: GraphQLInputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) return [valueOf(name, inner.ofType)];
    if (isEnumType(inner)) return random.oneOf(inner.getValues()).name;
    if (isInputObjectType(inner)) return {};
    if (inner.name === 'ID') return random.oneOf([...ids, '2', 3]);
    if (inner.name === 'Boolean') return chance(50);
    if (inner.name === 'Int') return random.oneOf([1, 2, 3, chance(10) ? 0 : 4]);
    if (inner.name === 'Float') return random.oneOf([1, 52.5, -3]);
    return random.oneOf(slugs);
  };

  const literalOf = (value: unknown, type: GraphQLInputType): string => {
    const inner = getNullableType(type);
    if (Array.isArray(value) && isListType(inner))
      return `[${value.map((each) => literalOf(each, inner.ofType)).join(', ')}]`;
    return isEnumType(inner) ? String(value) : JSON.stringify(value);
  };

  const variableFor = (argument: Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>): string => {
    const { name, type } = argument;
    const key = `v${definitions.length}`;
    const hasDefault = chance(30);
    const declared = !hasDefault && isNonNullType(type) ? type : getNullableType(type);
    const nonNull = isNonNullType(type) && hasDefault && chance(50) ? '!' : '';
    const initial = hasDefault ? ` = ${literalOf(valueOf(name, type), type)}` : '';
    definitions.push(`$${key}: ${String(declared)}${nonNull}${initial}`);
    if (!chance(hasDefault ? 50 : 8)) variables[key] = chance(6) ? random.oneOf(wrong) : valueOf(name, type);
    return `$${key}`;
  };

  const argumentsOf = (args: readonly GraphQLArgument[]): string => {
    const given = args.flatMap((argument) => {
      const { name, type } = argument;
      const isSize = name === 'first' || name === 'limit';
      if (!isNonNullType(type) && !chance(isSize ? 80 : 25)) return [];
      if (chance(40)) return [`${name}: ${variableFor(argument)}`];
      return [`${name}: ${chance(4) ? 'null' : literalOf(valueOf(name, type), type)}`];
    });
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  };

  const conditions = (): string => {
    if (!chance(15)) return '';
    const condition = chance(70)
      ? variableFor({ name: 'if', type: conditionType, defaultValue: undefined })
      : String(chance(50));
    return ` @${random.oneOf(['skip', 'include'])}(if: ${condition})`;
  };
  const include = schema.getDirective('include')?.args[0]?.type;
  if (include === undefined) throw new Error('There is no @include');
  const conditionType = include;

  const fieldOf = (type: GraphQLObjectType, depth: number): string | null => {
    const field = random.oneOf(Object.values(type.getFields()));
    const inner = getNamedType(field.type);
    if (field.name === 'viewer' || (isCompositeType(inner) && depth <= 0)) return null;
    const alias = chance(15)
      ? `${random.oneOf(['a', 'b2', 'cD', 'e_f', 'g', 'h3', 'iJ', 'k_l', 'constructor', 'Name'])}: `
      : '';
    const call = `${alias}${field.name}${argumentsOf(field.args)}${conditions()}`;
    if (isObjectType(inner)) return `${call} ${selectionOf(inner, depth - 1)}`;
    if (!isCompositeType(inner)) return call;
    const inners = schema
      .getPossibleTypes(inner)
      .map((each) => `... on ${each.name} ${selectionOf(each, 0)}`);
    const id = isInterfaceType(inner) ? 'id' : '';
    return `${call} { __typename ${id} ${random.oneOf(inners)} }`;
  };

  const selectionOf = (type: GraphQLObjectType, depth: number): string => {
    const fields = Array.from({ length: random.between(1, 6) }, () => fieldOf(type, depth));
    // The same field twice is valid without arguments.
    const keys = fields.map((part) => /^\w+/.exec(part ?? '')?.[0]);
    const parts = fields.filter(
      (part, at) => part !== null && (keys.indexOf(keys[at]) === at || !/^[\w: ]+\(/.test(part)),
    );
    const rows = Object.values(type.getFields()).find(({ name }) => name === 'edges' || name === 'node');
    const inner = rows === undefined ? undefined : getNamedType(rows.type);
    if (rows && isObjectType(inner)) parts.push(`${rows.name} ${selectionOf(inner, depth)}`);
    if (chance(10)) parts.push(`... on ${type.name}${conditions()} { __typename ${fieldOf(type, 0) ?? ''} }`);
    if (chance(10) && type.getInterfaces().length > 0) parts.push('... on Node { key: id }');
    if (chance(10)) {
      const name = `F${fragments.length}`;
      fragments.push(`fragment ${name} on ${type.name} { __typename ${fieldOf(type, 0) ?? ''} }`);
      parts.push(`...${name}${conditions()}`);
    }
    return `{ ${parts.length === 0 || chance(20) ? '__typename ' : ''}${parts.join(' ')} }`;
  };

  const root = schema.getQueryType();
  if (!root) throw new Error('There are no queries');
  const selection = selectionOf(root, 3);
  const head = definitions.length === 0 ? 'query' : `query Q(${definitions.join(', ')})`;
  return { query: [`${head} ${selection}`, ...fragments].join('\n'), variables };
};
