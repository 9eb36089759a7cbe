/** Thrown for an invalid transformation; `field` is its letter in the URL. */
export class ImproperTransformation extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'ImproperTransformation';
    this.field = field;
  }
}
