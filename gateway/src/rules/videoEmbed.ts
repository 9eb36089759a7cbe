/** A video of another site. Its addresses are built here: only the id comes from the content. */
export interface VideoEmbed {
  /** The page of the video on its own site. */
  readonly href: string;
  /** The player, for a frame that is created when the visitor starts the video. */
  readonly player: string;
  /** The name of the site, for a video without a title. */
  readonly site: string;
}

const youtubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

const youtube = (id: string | undefined): VideoEmbed | null =>
  // Playlists have this in place of a video id.
  id === undefined || id === 'videoseries'
    ? null
    : {
        href: `https://www.youtube.com/watch?v=${id}`,
        player: `https://www.youtube-nocookie.com/embed/${id}`,
        site: 'YouTube',
      };

const vimeo = (id: string | undefined, key: string | undefined): VideoEmbed | null =>
  id === undefined
    ? null
    : {
        href: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
        player: `https://player.vimeo.com/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`,
        site: 'Vimeo',
      };

/** The video that a frame of this address shows; null when the address is neither of YouTube nor of Vimeo. */
export const videoEmbed = (address: string | undefined): VideoEmbed | null => {
  const url = URL.parse(address?.trim() ?? '', 'https://relative.invalid');
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (youtubeHosts.has(url.host)) return youtube(/^\/(?:embed|v)\/([\w-]{11})\/?$/.exec(url.pathname)?.[1]);
  if (url.host !== 'player.vimeo.com') return null;
  const key = /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return vimeo(/^\/video\/(\d{1,12})\/?$/.exec(url.pathname)?.[1], key);
};
