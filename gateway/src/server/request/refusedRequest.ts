/** A request that is refused before it reaches GraphQL. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'RefusedRequest';
    this.status = status;
    this.code = code;
  }
}
