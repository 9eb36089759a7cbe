// Compares two recordings: their operations, their questions and their answers.
import { canonical } from './canonical.mjs';
import { compareAnswers } from './differences.mjs';
import { openRecording } from './recording.mjs';
import { readOperations } from './operations.mjs';
import { compareShapes, shapeOf } from './shape.mjs';

/** What both versions know of an operation: variables and fields. */
const commonPart = (before, after) => {
  const [old, current] = [before, after].map((document) => readOperations({ document })[0]);
  const shapes = compareShapes(shapeOf(before), shapeOf(after));
  return { ...shapes, variables: old.variables.filter((name) => current.variables.includes(name)) };
};

/** The questions of an operation by what both versions know of them; of several alike, the first. */
const byQuestion = (questions, names) => {
  const found = new Map();
  for (const question of questions) {
    const { language, client, variables } = question;
    const known = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const key = canonical({ language, client, variables: known });
    if (!found.has(key)) found.set(key, question);
  }
  return found;
};

/** A question that only one of the recordings has. */
const lonely = (question, before, after) => ({ question, path: ['question'], before, after });

const compareOperation = async (befores, afters, { old, current, common }) => {
  const differences = [];
  for (const [key, question] of befores) {
    const other = afters.get(key);
    if (other === undefined) differences.push(lonely(question, 'asked', 'not asked'));
    else if (question.hash !== other.hash) {
      const [before, after] = [await old.answerOf(question), await current.answerOf(other)];
      differences.push(...compareAnswers(before, after, common).map((found) => ({ question, ...found })));
    }
  }
  for (const [key, question] of afters)
    if (!befores.has(key)) differences.push(lonely(question, 'not asked', 'asked'));
  return differences;
};

/**
 * @param renamed names of operations before, each with the name after
 * @returns the differences of the answers, the fields and operations of only one version, and how much was compared
 */
export const compare = async ({ before, after, renamed }) => {
  const [old, current] = [await openRecording(before), await openRecording(after)];
  const nameAfter = (name) => renamed.get(name) ?? name;
  const befores = Map.groupBy(old.questions, ({ operation }) => nameAfter(operation));
  const afters = Map.groupBy(current.questions, ({ operation }) => operation);
  const found = { differences: [], fields: [], removed: [], added: [], answers: 0, operations: 0 };
  const names = new Set([...old.documents.keys()].map(nameAfter));
  found.added = [...current.documents.keys()].filter((name) => !names.has(name));
  for (const [nameBefore, document] of old.documents) {
    const name = nameAfter(nameBefore);
    if (!current.documents.has(name)) {
      found.removed.push(name);
      continue;
    }
    const { common, removed, added, variables } = commonPart(document, current.documents.get(name));
    if (removed.length + added.length > 0) found.fields.push({ operation: name, removed, added });
    // Nothing is left to compare when everything is asked in another way.
    if (common.size === 0) continue;
    const [ones, others] = [befores, afters].map((all) => byQuestion(all.get(name) ?? [], variables));
    found.differences.push(...(await compareOperation(ones, others, { old, current, common })));
    found.operations += 1;
    found.answers += ones.size;
  }
  await Promise.all([old.close(), current.close()]);
  return found;
};
