import type { BlogPostPageQuery } from '../../__generated__/BlogPostPageQuery.graphql.ts';
import { postPath } from '../../paths/paths.ts';
import { BlogPostSkeleton } from './BlogPostSkeleton.tsx';
import { BlogPostPage, query } from './BlogPostPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const blogPostPageOptions: PageOptions<BlogPostPageQuery> = {
  Component: BlogPostPage,
  query,
  subject: 'post',
  failure: 'error.loadPost',
  // The slug may be that of the post in another language.
  outcome: ({ post }, { params, location }) =>
    post && post.slug !== params['postSlug']?.toLowerCase()
      ? { to: postPath(post.slug) + location.search }
      : null,
  loading: <BlogPostSkeleton />,
};
