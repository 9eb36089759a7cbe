/** The hosts of the video players that readers may open. */
export const playerHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Replaces the link to a video with its player. */
export const playVideo = (link: HTMLAnchorElement): void => {
  // An anchor reads any text: what is no address has no host.
  const { hostname, href } = Object.assign(document.createElement('a'), {
    href: link.dataset['video'] ?? '',
  });
  if (!playerHosts.includes(hostname)) return;
  const address = new URL(href);
  address.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = link.lastChild?.textContent?.trim() ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.width = '720';
  frame.height = '405';
  link.replaceWith(frame);
  frame.focus();
};
