/** Marks pictures in the content that fail to load, and reports each. Returns a function that stops watching. */
export const watchPictures = (content: HTMLElement, onFailed: (url: string) => void): (() => void) => {
  const fail = (image: HTMLImageElement) => {
    if (image.dataset['failed'] !== undefined) return;
    image.dataset['failed'] = '';
    onFailed(image.getAttribute('src') ?? '');
  };
  // Error events of pictures do not bubble, and may have fired before this script ran.
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) fail(target);
  };
  content.addEventListener('error', listen, true);
  for (const image of content.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(image));
  }
  return () => content.removeEventListener('error', listen, true);
};
