import { Type } from 'typebox';

/** The body of every error answer except 400 and 422. */
export const Problem = Type.Object(
  { message: Type.String({ description: 'A description of the problem in English.' }) },
  { title: 'Problem', description: 'Why a request failed.' },
);

const FieldError = Type.Object(
  {
    field: Type.String({ description: 'The invalid parameter, header or body field.' }),
    code: Type.String({
      description: 'A stable error code: required, invalid, too_short, too_long, …',
    }),
    message: Type.String({ description: 'A description of the error in English.' }),
  },
  { title: 'FieldError', description: 'An error in a request.' },
);

/** The body of 400 (path, query, headers) and 422 (body). */
export const InvalidRequest = Type.Object(
  { errors: Type.Array(FieldError, { minItems: 1 }) },
  { title: 'InvalidRequest', description: 'All errors in a request.' },
);

/** The answers of a read that always finds something. */
export const found = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest });

/** The answers of a read that may answer 404. */
export const foundOrNot = <T>(ok: T) => ({ 200: ok, 400: InvalidRequest, 404: Problem });
