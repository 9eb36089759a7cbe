import type { FastifyRequest } from 'fastify';
import type { Language } from './language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in the path; null outside the web API. */
    language: Language | null;
  }
}

/** The language of a web-API request. */
export const languageOf = (request: FastifyRequest): Language => request.language ?? 'en';
