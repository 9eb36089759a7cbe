// Decides whether the graph may be released: existing clients must keep working, unless a breaking change is
// declared with a reason.
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { deprecationsOf, faultsOfDeprecations } from './deprecations.mjs';

const isFilled = (text) => typeof text === 'string' && text.trim() !== '';
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const faultsOf = (declarations) => {
  if (!Array.isArray(declarations)) return ['The declarations must be a list.'];
  const seen = new Set();
  return declarations.flatMap((declaration) => {
    const { change, reason, date } = declaration ?? {};
    if (!isFilled(change)) return ['A declaration has no change.'];
    const twice = seen.has(change);
    seen.add(change);
    return [
      ...(twice ? [`Declared twice: ${change}`] : []),
      ...(isFilled(reason) ? [] : [`Declared without a reason: ${change}`]),
      ...(isDay(date) ? [] : [`Declared without a date such as 2026-11-21: ${change}`]),
    ];
  });
};

/**
 * Compares two printed schemas. Breaking changes need a declaration `{change, reason, date}` whose change is the
 * sentence reported here. Declaring a change that does not exist is also a fault. Dangerous changes are only reported.
 * What is deprecated stays until the release that its reason names, declared or not.
 *
 * @returns {Promise<{ breaking: string[], dangerous: string[], problems: string[] }>}
 */
export const judgeSchema = async ({ released, current, declarations, version }) => {
  const schemas = { released: buildSchema(released), current: buildSchema(current) };
  const changes = await diff(schemas.released, schemas.current);
  const at = (level) =>
    changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
  const breaking = at(CriticalityLevel.Breaking);
  const faults = faultsOf(declarations);
  const declared = new Set(
    Array.isArray(declarations) ? declarations.map((declaration) => declaration?.change) : [],
  );
  return {
    breaking,
    dangerous: at(CriticalityLevel.Dangerous),
    problems: [
      ...faults,
      ...faultsOfDeprecations({
        released: deprecationsOf(schemas.released),
        current: schemas.current,
        version,
      }),
      ...breaking.filter((change) => !declared.has(change)).map((change) => `Breaks clients: ${change}`),
      ...[...declared]
        .filter((change) => isFilled(change) && !breaking.includes(change))
        .map((change) => `Declared, but not found: ${change}`),
    ],
  };
};
