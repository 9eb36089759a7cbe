import { requestBody, type GatewayResponse, type Send } from './gatewayResponse.ts';
import { jsonHeaders, requestHeaders } from './requestHeaders.ts';
import { noteServerDate } from './serverClock.ts';

/** Sends operations to the gateway through the site's own origin, with the headers of every request unless others are given. */
export const sendFromBrowser =
  (language: string, headersOf = requestHeaders): Send =>
  async (operation, variables, patience, page) => {
    const headers = page?.isGuest ? null : await headersOf();
    const response = await fetch(`/graphql?lang=${page?.language ?? language}`, {
      method: 'POST',
      headers: {
        ...jsonHeaders,
        ...headers,
        ...(page && { 'x-session-id': page.sessionId }),
        ...(patience && { 'x-patience': patience }),
      },
      body: requestBody(operation, variables),
    });
    noteServerDate(response.headers.get('date'));
    // Responses with errors have an error status too, so only the type shows whether the gateway responded.
    if (!response.headers.get('content-type')?.includes('json')) {
      throw new Error(`No response to ${operation.name}: status ${response.status}`);
    }
    return (await response.json()) as GatewayResponse;
  };
