import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BlogPostPage_post$key } from '../../__generated__/BlogPostPage_post.graphql.ts';
import type { BlogPostPageQuery } from '../../__generated__/BlogPostPageQuery.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { blogPath, cityPath } from '../../paths/paths.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './BlogPostPage.module.css';
import { PostHeader } from './PostHeader.tsx';
import { PostPageHead } from './PostPageHead.tsx';
import { SimilarPosts } from './SimilarPosts.tsx';

export const query = graphql`
  query BlogPostPageQuery($uri: String!, $postSlug: String!) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    post(slug: $postSlug) {
      slug
      ...BlogPostPage_post
    }
  }
`;

/** A post: its text, its city and related posts. */
export function BlogPostPage({ data }: PageProps<BlogPostPageQuery>) {
  return data.post ? <Post post={data.post} /> : null;
}

function Post({ post: key }: { readonly post: BlogPostPage_post$key }) {
  const { formatMessage } = useIntl();
  const post = useFragment(
    graphql`
      fragment BlogPostPage_post on Post {
        title
        body
        city {
          name
          slug
        }
        ...PostHeader_post
        ...PostPageHead_post
        ...SimilarPosts_post
      }
    `,
    key,
  );
  const { body, city, title } = post;
  return (
    <>
      <PostPageHead post={post} />
      <PageColumn>
        <div className={classes['post']}>
          <Breadcrumbs
            items={[{ label: formatMessage({ id: 'blog.label' }), to: blogPath() }, { label: title }]}
          />
          <article>
            <PostHeader post={post} />
            {body && (
              <div className={classes['body']}>
                <RichText html={body} />
              </div>
            )}
            {city && (
              <p className={classes['city']}>
                <FormattedMessage
                  id="post.city"
                  values={{ city: <LocalLink to={cityPath(city.slug)}>{city.name}</LocalLink> }}
                />
              </p>
            )}
          </article>
        </div>
        <SimilarPosts post={post} />
      </PageColumn>
    </>
  );
}
