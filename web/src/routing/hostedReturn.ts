/** Whether the query is that of a return from the hosted sign-in page: a code, or an error, with the state. */
export const isHostedReturn = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};
