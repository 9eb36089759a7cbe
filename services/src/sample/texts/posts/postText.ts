import { bulletList, heading, paragraph } from '../html.ts';
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
}

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
    paragraph(source.end),
  ].join(''),
});
