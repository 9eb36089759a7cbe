import type { Article, WithContext } from 'schema-dts';
import { sharedPost } from '../../../../schema/pictureSizes.json';
import { imageUrl } from '../../ui/image/imageUrl.ts';

interface PostFacts {
  readonly excerpt: string | null | undefined;
  readonly picture: { readonly path: string } | null | undefined;
  readonly publishedAt: string;
  readonly title: string;
}

interface Publisher {
  readonly imageBaseUrl: string;
  readonly language: string;
  /** Path of the post with its language prefix. */
  readonly path: string;
  readonly productName: string;
  readonly publicOrigin: string;
}

/** A post as structured data. The author is the site itself. */
export const postArticle = (post: PostFacts, site: Publisher): WithContext<Article> => {
  const { imageBaseUrl, language, path, productName, publicOrigin } = site;
  const organization = { '@type': 'Organization', name: productName, url: publicOrigin } as const;
  const shape = { base: imageBaseUrl, ...sharedPost };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    author: organization,
    datePublished: post.publishedAt,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    headline: post.title,
    ...(post.picture ? { image: new URL(imageUrl(post.picture.path, shape), publicOrigin).href } : {}),
    inLanguage: language,
    mainEntityOfPage: publicOrigin + path,
    publisher: organization,
  };
};
