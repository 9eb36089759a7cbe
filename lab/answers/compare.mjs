// Compares two recordings: their operations, requests and answers.
import { canonical } from './canonical.mjs';
import { compareAnswers } from './differences.mjs';
import { openRecording } from './recording.mjs';
import { readOperations } from './operations.mjs';
import { compareShapes, shapeOf } from './shape.mjs';

/** Returns the variables and fields that both versions of an operation have. */
const commonPart = (before, after) => {
  const [old, current] = [before, after].map((document) => readOperations({ document })[0]);
  const shapes = compareShapes(shapeOf(before), shapeOf(after));
  return { ...shapes, variables: old.variables.filter((name) => current.variables.includes(name)) };
};

/** Indexes the requests of an operation by the variables that both versions declare; keeps the first of equal ones. */
const indexRequests = (requests, names) => {
  const found = new Map();
  for (const request of requests) {
    const { language, client, variables } = request;
    const commonVariables = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const key = canonical({ language, client, variables: commonVariables });
    if (!found.has(key)) found.set(key, request);
  }
  return found;
};

/** The difference of a request that only one of the recordings has. */
const requestDifference = (request, before, after) => ({ request, path: ['request'], before, after });

const compareOperation = async (requestsBefore, requestsAfter, { old, current, common }) => {
  const differences = [];
  for (const [key, request] of requestsBefore) {
    const other = requestsAfter.get(key);
    if (other === undefined) differences.push(requestDifference(request, 'sent', 'not sent'));
    else if (request.hash !== other.hash) {
      const [before, after] = [await old.answerOf(request), await current.answerOf(other)];
      differences.push(...compareAnswers(before, after, common).map((found) => ({ request, ...found })));
    }
  }
  for (const [key, request] of requestsAfter)
    if (!requestsBefore.has(key)) differences.push(requestDifference(request, 'not sent', 'sent'));
  return differences;
};

/**
 * @param renamed names of operations before, each with the name after
 * @returns the differences of the answers, the fields and operations of only one version, and how much was compared
 */
export const compare = async ({ before, after, renamed }) => {
  const [old, current] = [await openRecording(before), await openRecording(after)];
  const nameAfter = (name) => renamed.get(name) ?? name;
  const requestsBefore = Map.groupBy(old.requests, ({ operation }) => nameAfter(operation));
  const requestsAfter = Map.groupBy(current.requests, ({ operation }) => operation);
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
    // There is nothing to compare if the versions have no field in common.
    if (common.size === 0) continue;
    const [indexedBefore, indexedAfter] = [requestsBefore, requestsAfter].map((all) =>
      indexRequests(all.get(name) ?? [], variables),
    );
    found.differences.push(
      ...(await compareOperation(indexedBefore, indexedAfter, { old, current, common })),
    );
    found.operations += 1;
    found.answers += indexedBefore.size;
  }
  await Promise.all([old.close(), current.close()]);
  return found;
};
