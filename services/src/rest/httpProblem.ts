export interface FieldFault {
  field: string;
  code: string;
  message: string;
}

/** Throw this to answer with an error status. */
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

/** Returns the row, or throws a 404 if there is none. */
export const required = <T>(row: T | null | undefined, what: string): T => {
  if (row === null || row === undefined) throw notFound(what);
  return row;
};
