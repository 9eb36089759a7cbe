// The persisted operations of one version of the site.
import { Kind, parse } from 'graphql';

/** @param texts the documents by id, as relay-compiler writes them */
export const readOperations = (texts) =>
  Object.entries(texts).map(([id, document]) => {
    const { name, operation, selectionSet, variableDefinitions } = parse(document).definitions.find(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    );
    const variables = variableDefinitions.map(({ variable }) => variable.name.value);
    const rootFields = selectionSet.selections
      .filter(({ kind }) => kind === Kind.FIELD)
      .map((field) => field.name.value);
    return { id, name: name.value, kind: operation, rootFields, document, variables };
  });
