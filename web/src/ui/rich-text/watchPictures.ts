/** Marks the pictures of a content that do not load, and tells of each. Returns how to stop. */
export const watchPictures = (content: HTMLElement, onFailed: (url: string) => void): (() => void) => {
  const fail = (image: HTMLImageElement) => {
    if (image.dataset['failed'] !== undefined) return;
    image.dataset['failed'] = '';
    onFailed(image.getAttribute('src') ?? '');
  };
  // A picture's failure does not bubble, and may have come before this script.
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) fail(target);
  };
  content.addEventListener('error', listen, true);
  for (const image of content.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(image));
  }
  return () => content.removeEventListener('error', listen, true);
};
