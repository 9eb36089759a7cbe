/** Style sheets that did not arrive. The bundler asks for each only once, whatever became of it. */
const lost = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  // Such events do not bubble.
  window.addEventListener('error', note, { capture: true });
}

const askAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => done());
    again.addEventListener('error', () => fail(new Error(`${again.href} did not load.`)));
    lost.delete(link);
    link.replaceWith(again);
  });

/** Loads code on demand, after retrying style sheets that failed to load: without them the result would look broken. */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await Promise.all([...lost].map(askAgain));
  return load();
};
