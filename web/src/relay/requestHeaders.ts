/** The headers of a request to the gateway about its body and answer. */
export const jsonHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

type Headers = Readonly<Record<string, string>>;

const sources = new Set<() => Headers | Promise<Headers>>();

/** Adds headers to every request from the browser to the gateway, such as the session's id. Requests wait for them. */
export const addRequestHeaders = (source: () => Headers | Promise<Headers>): void => {
  sources.add(source);
};

export const requestHeaders = async (): Promise<Headers> =>
  Object.assign({}, ...(await Promise.all([...sources].map((source) => source()))));
