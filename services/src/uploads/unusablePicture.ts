/** Thrown for an uploaded file that cannot be shown as a picture. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly code: 'invalid' | 'too_large';

  constructor(code: UnusablePicture['code'], message: string) {
    super(message);
    this.code = code;
  }
}
