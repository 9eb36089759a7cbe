import {
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { schema } from './index.ts';
import { semanticLevels, semanticNonNull } from './semanticNonNull.ts';

/** The directive of a field as text; the default of `levels` is left out. */
const directiveOf = (typename: string, field: string): string => {
  const type = schema.getType(typename);
  const found = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined;
  const levels = found === undefined ? [] : semanticLevels(found);
  if (levels.length === 0) return '';
  return ` @${semanticNonNull.name}${levels.join() === '0' ? '' : `(levels: [${levels.join(', ')}])`}`;
};

/** The graph in the language of schemas, sorted, with its descriptions, and with what GraphQL.js does not print: `@semanticNonNull`. */
export const printedSchema = (): string => {
  const text = printSchema(lexicographicSortSchema(schema));
  let printed = '';
  let copied = 0;
  const markFields = ({ name, fields = [] }: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode) => {
    for (const { name: field, loc } of fields as readonly FieldDefinitionNode[]) {
      const end = loc?.end ?? copied;
      printed += text.slice(copied, end) + directiveOf(name.value, field.value);
      copied = end;
    }
  };
  visit(parse(text), { ObjectTypeDefinition: markFields, InterfaceTypeDefinition: markFields });
  return `${printed}${text.slice(copied)}\n`;
};
