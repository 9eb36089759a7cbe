/** Style sheets that failed to load. The bundler requests each only once, even if that fails. */
const failed = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', note, { capture: true });
}

const reload = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => done());
    again.addEventListener('error', () => fail(new Error(`${again.href} did not load.`)));
    failed.delete(link);
    link.replaceWith(again);
  });

/** Loads code on demand, after retrying style sheets that failed to load: without them the result would look broken. */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await Promise.all([...failed].map(reload));
  return load();
};
