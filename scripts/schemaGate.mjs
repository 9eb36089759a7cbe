// Whether the graph may be released as it is: clients that work today must go on working, unless somebody said why not.
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

const isFilled = (text) => typeof text === 'string' && text.trim() !== '';
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const faultsOf = (declarations) => {
  if (!Array.isArray(declarations)) return ['The declarations are to be a list.'];
  const seen = new Set();
  return declarations.flatMap((declaration) => {
    const { change, reason, date } = declaration ?? {};
    if (!isFilled(change)) return ['A declaration names no change.'];
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
 * sentence reported here; a declaration of what is no longer there is a fault too. Dangerous changes are only told.
 *
 * @returns {Promise<{ breaking: string[], dangerous: string[], problems: string[] }>}
 */
export const judgeSchema = async ({ released, current, declarations }) => {
  const changes = await diff(buildSchema(released), buildSchema(current));
  const at = (level) =>
    changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
  const breaking = at(CriticalityLevel.Breaking);
  const faults = faultsOf(declarations);
  const declared = new Set(Array.isArray(declarations) ? declarations.map((one) => one?.change) : []);
  return {
    breaking,
    dangerous: at(CriticalityLevel.Dangerous),
    problems: [
      ...faults,
      ...breaking.filter((change) => !declared.has(change)).map((change) => `Breaks clients: ${change}`),
      ...[...declared]
        .filter((change) => isFilled(change) && !breaking.includes(change))
        .map((change) => `Declared, but not so: ${change}`),
    ],
  };
};
