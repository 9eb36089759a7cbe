import { Lexer, Source, TokenKind, type GraphQLError } from 'graphql';
import { tooMuch } from './tooMuch.ts';

const mostTokens = 4_000;

/** Brackets of any kind within each other: twice as many as the deepest selection of levels with fragments needs. */
const deepestNesting = 40;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

const faultOf = (source: Source): GraphQLError | null => {
  const lexer = new Lexer(source);
  let tokens = 0;
  let nesting = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (tokens > mostTokens) return tooMuch('tokens', mostTokens);
    if (opening.has(kind)) nesting += 1;
    else if (closing.has(kind)) nesting -= 1;
    if (nesting > deepestNesting) return tooMuch('nested brackets', deepestNesting);
  }
  return null;
};

/** What is too much in a document's text. It is read token by token, so that no nesting can exhaust the stack. */
export const textFault = (text: string): GraphQLError | null => {
  try {
    return faultOf(new Source(text));
  } catch {
    // What is no token at all is for the parser to say.
    return null;
  }
};
