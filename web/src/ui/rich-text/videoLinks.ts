import { video } from '../../../../schema/pictureSizes.json';
import { imageUrl } from '../image/imageUrl.ts';

const marked = /(<a\b[^>]*\bdata-video="([^"]+)"[^>]*>)/g;

/** The id of the video in a player's address, which also names its preview picture. */
const videoName = (player: string): string => {
  const [, site = '', id = ''] = /(youtube|vimeo)[^/]*\/(?:embed|video)\/([\w-]+)/.exec(player) ?? [];
  return `${site}-${id}`;
};

interface VideoLooks {
  /** Base URL of images. */
  readonly base: string;
  /** The label of the link, as plain text. */
  readonly play: string;
  /** Disables lazy loading. */
  readonly atOnce?: boolean;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Adds a preview picture to each video link in the content. The picture comes from our own image service, so that the
 * video's site learns nothing about readers who do not play it.
 */
export const withVideoPictures = (html: string, { base, play, atOnce }: VideoLooks): string =>
  html.replace(marked, (link: string, _whole: string, player: string) => {
    const src = imageUrl(`videos/${videoName(player)}`, { base, ...video });
    return (
      `${link}<img src="${src}" alt="" width="${video.width}" height="${video.height}"${atOnce ? '' : ' loading="lazy"'}/>` +
      `<span>${escaped(play)}</span> `
    );
  });
