/** Readiness, for a server without a framework. @returns whether the request was answered */
export const answersHealth = (request, response) => {
  if (request.url !== '/healthz') return false;
  response.end('ok');
  return true;
};
