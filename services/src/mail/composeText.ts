import type { Language } from '../rest/language.ts';
import { mailText } from './mailText.ts';

/** A text message with a code. */
export interface TextRequest {
  language: Language;
  /** A phone number. */
  recipient: string;
  code: string;
}

/** The text is the subject of a mail with a code, which is one sentence with the code. */
export const composeText = ({ language, code }: TextRequest, productName: string): string =>
  mailText(language, 'signInCode.subject', { code, product: productName });
