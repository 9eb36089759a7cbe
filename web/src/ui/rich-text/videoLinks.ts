import { imageUrl } from '../image/imageUrl.ts';

const marked = /(<a\b[^>]*\bdata-video="([^"]+)"[^>]*>)/g;

/** The part of a player's address that names the video; the picture is drawn for it. */
const videoName = (player: string): string => {
  const [, site = '', id = ''] = /(youtube|vimeo)[^/]*\/(?:embed|video)\/([\w-]+)/.exec(player) ?? [];
  return `${site}-${id}`;
};

interface VideoLooks {
  /** Where images are served from. */
  readonly base: string;
  /** What pressing the picture does, as plain text. */
  readonly play: string;
  /** Whether pictures load at once wherever they stand. */
  readonly atOnce?: boolean;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Puts a picture into each link of a content that stands for a video. The picture comes from our own image service: the
 * video's site hears nothing of a reader who does not press it.
 */
export const withVideoPictures = (html: string, { base, play, atOnce }: VideoLooks): string =>
  html.replace(marked, (link: string, _whole: string, player: string) => {
    const src = imageUrl(`videos/${videoName(player)}`, { base, height: 405, width: 720 });
    return (
      `${link}<img src="${src}" alt="" width="720" height="405"${atOnce ? '' : ' loading="lazy"'}/>` +
      `<span>${escaped(play)}</span> `
    );
  });
