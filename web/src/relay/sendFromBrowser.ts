import { requestBody, type Answer, type Send } from './answer.ts';
import { requestHeaders } from './requestHeaders.ts';

/** Reaches the gateway through the site's own origin. */
export const sendFromBrowser =
  (language: string): Send =>
  async (operation, variables, patience) => {
    const response = await fetch(`/graphql?lang=${language}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...requestHeaders(),
        ...(patience ? { 'x-patience': patience } : {}),
      },
      body: requestBody(operation, variables),
    });
    // Answers with errors have a status of their own; what is not JSON does not come from the gateway.
    if (!response.headers.get('content-type')?.includes('json')) {
      throw new Error(`No answer to ${operation.name}: status ${response.status}`);
    }
    return (await response.json()) as Answer;
  };
