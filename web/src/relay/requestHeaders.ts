type Headers = Readonly<Record<string, string>>;

const sources = new Set<() => Headers>();

/** Adds headers to every request from the browser to the gateway, such as the session's id. */
export const addRequestHeaders = (source: () => Headers): void => {
  sources.add(source);
};

export const requestHeaders = (): Headers => Object.assign({}, ...[...sources].map((source) => source()));
