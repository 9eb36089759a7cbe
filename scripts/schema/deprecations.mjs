// What is deprecated in the graph, and until which release it stays.
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { isAfter, versionOf } from './releaseVersion.mjs';

const partsOf = (type) => {
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];
};

const coordinatesOf = (schema) =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      partsOf(type).flatMap((part) => {
        const name = `${type.name}.${part.name}`;
        const args = (part.args ?? []).map((arg) => ({
          name: `${name}.${arg.name}`,
          reason: arg.deprecationReason,
        }));
        return [{ name, reason: part.deprecationReason }, ...args];
      }),
    );

/** The deprecated fields, arguments and values of a schema, with their reasons. */
export const deprecationsOf = (schema) =>
  coordinatesOf(schema).filter(({ reason }) => typeof reason === 'string');

const removalIn = (reason) => versionOf(/Use `.+Removed in (\d+\.\d+\.\d+)\.$/s.exec(reason)?.[1]);

/** The release that may remove something: the next major one, or a named minor one after the last release. */
const mayGo = (removal, last) => !isAfter(removal, [last[0] + 1, 0, 0]);

/**
 * Faults of what was deprecated in the last release and is missing too early, and of deprecations that do not say
 * what replaces them and which later release removes them.
 *
 * @returns {string[]}
 */
export const faultsOfDeprecations = ({ released, current, version }) => {
  const last = versionOf(version);
  const present = new Set(coordinatesOf(current).map(({ name }) => name));
  return [
    ...released
      .map(({ name, reason }) => ({ name, removal: removalIn(reason) }))
      .filter(({ name, removal }) => removal && !present.has(name) && !mayGo(removal, last))
      .map(({ name, removal }) => `Stays until ${removal.join('.')}: ${name}`),
    ...deprecationsOf(current)
      .filter(({ reason }) => !removalIn(reason) || !isAfter(removalIn(reason), last))
      .map(
        ({ name }) =>
          `Deprecated without a sentence such as "Use \`x\`. Removed in 3.0.0.", of a later release: ${name}`,
      ),
  ];
};
