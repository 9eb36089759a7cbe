import { Type } from 'typebox';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';

const Phrases = Type.Unsafe<Record<string, string>>({
  title: 'Phrases',
  description: 'Texts by message id.',
  type: 'object',
  additionalProperties: { type: 'string' },
});

export const getPhrases = operation('GET', '/phrases', {
  operationId: 'getPhrases',
  summary: "Get the texts that override the site's message catalogue, in the language of the path",
  response: found(Phrases),
});
