import { z } from 'zod';
import { bulletList, figure, heading, paragraph, picture, videoFrame } from '../html.ts';
import { postKeys, type PostKey } from '../kinds.ts';
import { mapKeys } from '../mapKeys.ts';
import { readTexts, recordOf, Text, Texts, type TextLanguage } from '../readTexts.ts';

const Media = z.strictObject({
  /** The alternative text of the picture between the paragraphs. */
  picture: Text,
  /** The caption of the second picture. */
  caption: Text,
  watch: Text,
  watchText: Text,
});

const Post = z.strictObject({
  slug: Text,
  title: Text,
  excerpt: Text,
  lead: Text,
  heading: Text,
  middle: Text,
  items: Texts,
  closing: Text,
  end: Text,
  /** Pictures and videos between the texts. */
  media: Media.optional(),
});

/** Posts about a city (`cityPostKeys`) contain `{city}`; the slug of the city is appended to their slug. */
interface PostText {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML. */
  body: string;
}

/** Free films of the Blender Foundation, with the URLs of their embedded players. */
const films = [
  { title: 'Tears of Steel', player: 'https://www.youtube.com/embed/R6MlUcmOul8' },
  { title: 'Big Buck Bunny', player: 'https://player.vimeo.com/video/1084537' },
  { title: 'Sintel', player: 'https://www.youtube.com/embed/eRsGyueVLvQ' },
] as const;

const illustration = (name: string): string => `/images/c_fill,w_960,h_504,q_auto:good,f_auto/posts/${name}`;

const mediaBlocks = ({
  picture: shown,
  caption,
  watch,
  watchText,
}: z.infer<typeof Media>): readonly string[] => [
  paragraph(picture(illustration('first-week'), shown)),
  figure(picture(illustration('a-plan-on-paper'), caption), caption),
  heading(watch),
  paragraph(watchText),
  ...films.map(({ title, player }) => videoFrame(player, title)),
];

const postText = (source: z.infer<typeof Post>): PostText => ({
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

export const postTexts = (language: TextLanguage): Record<PostKey, PostText> => {
  const posts = readTexts('posts', recordOf(postKeys, Post), language);
  return mapKeys(postKeys, (key) => postText(posts[key]));
};
