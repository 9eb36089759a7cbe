/** A transformation that no image can be made by; `field` is its letter in the URL. */
export class ImproperTransformation extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'ImproperTransformation';
    this.field = field;
  }
}
