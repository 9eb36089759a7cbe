import { Lexer, Source, TokenKind, type GraphQLError } from 'graphql';
import { lessDeep, limitExceeded, splitIt } from './limitExceeded.ts';

const maxTokens = 4_000;

/** The maximum nesting of brackets of any kind: twice what the deepest allowed selection needs. */
const maxNesting = 40;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

const faultOf = (source: Source): GraphQLError | null => {
  const lexer = new Lexer(source);
  let tokens = 0;
  let nesting = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (tokens > maxTokens) return limitExceeded('tokens', maxTokens, splitIt);
    if (opening.has(kind)) nesting += 1;
    else if (closing.has(kind)) nesting -= 1;
    if (nesting > maxNesting) return limitExceeded('nested brackets', maxNesting, lessDeep);
  }
  return null;
};

/** The error of the first limit that a text exceeds. Reads token by token, so that nesting cannot exhaust the stack. */
export const textFault = (text: string): GraphQLError | null => {
  try {
    return faultOf(new Source(text));
  } catch {
    // The parser reports invalid tokens.
    return null;
  }
};
