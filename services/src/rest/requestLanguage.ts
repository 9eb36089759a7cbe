import type { FastifyRequest } from 'fastify';
import type { Language } from './language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the path; calls outside the web API have none. */
    language: Language | null;
  }
}

/** The language of a call of the web API. */
export const languageOf = (request: FastifyRequest): Language => request.language ?? 'en';
