import { Type } from 'typebox';

/** The body of 404, 409 and every unexpected answer. */
export const Problem = Type.Object(
  { message: Type.String({ description: 'What is the matter, in English.' }) },
  { title: 'Problem', description: 'Why there is no such answer.' },
);

const FieldError = Type.Object(
  {
    field: Type.String({ description: 'The parameter, header or body field at fault.' }),
    code: Type.String({
      description: 'A stable word for the fault: required, invalid, too_short, too_long, …',
    }),
    message: Type.String({ description: 'The fault in English.' }),
  },
  { title: 'FieldError', description: 'One fault of a request.' },
);

/** The body of 400 (path, query, headers) and 422 (body). */
export const InvalidRequest = Type.Object(
  { errors: Type.Array(FieldError, { minItems: 1 }) },
  { title: 'InvalidRequest', description: 'Everything that is wrong with a request.' },
);

/** The answers of a read that cannot be a 404. */
export const found = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest });

/** The answers of a read that may be a 404. */
export const foundOrNot = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest, 404: Problem });
