import { bulletList, figure, heading, paragraph, picture, videoFrame } from '../html.ts';
import type { PostText } from '../types.ts';

export interface PostSource {
  slug: string;
  title: string;
  excerpt: string;
  lead: string;
  heading: string;
  middle: string;
  items: readonly string[];
  closing: string;
  end: string;
  /** Pictures and videos between the texts. */
  media?: PostMedia;
}

export interface PostMedia {
  /** The alternative text of the picture between the paragraphs. */
  picture: string;
  /** The caption of the second picture. */
  caption: string;
  watch: string;
  watchText: string;
}

/** Free films of the Blender Foundation, with the URLs of their embedded players. */
const films = [
  { title: 'Tears of Steel', player: 'https://www.youtube.com/embed/R6MlUcmOul8' },
  { title: 'Big Buck Bunny', player: 'https://player.vimeo.com/video/1084537' },
  { title: 'Sintel', player: 'https://www.youtube.com/embed/eRsGyueVLvQ' },
] as const;

const illustration = (name: string): string => `/images/c_fill,w_960,h_504,q_auto:good,f_auto/posts/${name}`;

const mediaBlocks = ({ picture: shown, caption, watch, watchText }: PostMedia): readonly string[] => [
  paragraph(picture(illustration('first-week'), shown)),
  figure(picture(illustration('a-plan-on-paper'), caption), caption),
  heading(watch),
  paragraph(watchText),
  ...films.map(({ title, player }) => videoFrame(player, title)),
];

export const postText = (source: PostSource): PostText => ({
  slug: source.slug,
  title: source.title,
  excerpt: source.excerpt,
  body: [
    paragraph(source.lead),
    heading(source.heading),
    paragraph(source.middle),
    bulletList(source.items),
    paragraph(source.closing),
    ...(source.media ? mediaBlocks(source.media) : []),
    paragraph(source.end),
  ].join(''),
});
