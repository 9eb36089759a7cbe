import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { blogPostRoutes_BlogPostPageQuery } from '../../__generated__/blogPostRoutes_BlogPostPageQuery.graphql.ts';
import { page } from '../../routing/page.tsx';
import { postPath } from '../../paths/paths.ts';
import { slug } from '../../paths/segments.ts';
import { BlogPostSkeleton } from './BlogPostSkeleton.tsx';

/** One post of the blog. */
export const blogPostRoutes: RouteObject[] = [
  page<blogPostRoutes_BlogPostPageQuery>({
    path: `blog/:postSlug(${slug})`,
    load: () => import('./BlogPostPage.tsx').then((m) => m.BlogPostPage),
    subject: 'post',
    failure: 'error.loadPost',
    query: graphql`
      query blogPostRoutes_BlogPostPageQuery($uri: String!, $postSlug: String!) {
        redirectLinks(uri: $uri) {
          locale
          uri
        }
        post(slug: $postSlug) {
          slug
          ...BlogPostPage_post
        }
      }
    `,
    // The slug may be that of the post in another language.
    outcome: ({ post }, { params, location }) =>
      post && post.slug !== params['postSlug']?.toLowerCase()
        ? { to: postPath(post.slug) + location.search }
        : null,
    loading: <BlogPostSkeleton />,
    shell: { localized: true },
  }),
];
