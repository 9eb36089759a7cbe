export type FieldFault = { field: string; code: string; message: string };

/** Thrown by a handler to answer with a status other than success. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly faults: readonly FieldFault[];

  constructor(statusCode: number, message: string, faults: readonly FieldFault[] = []) {
    super(message);
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.faults = faults;
  }
}

export const notFound = (what: string) => new HttpProblem(404, `There is no such ${what}.`);

export const unprocessable = (fault: FieldFault) => new HttpProblem(422, 'The body is not valid.', [fault]);

/** The row, or a 404 when there is none. */
export const required = <T>(row: T | null | undefined, what: string): T => {
  if (row === null || row === undefined) throw notFound(what);
  return row;
};
