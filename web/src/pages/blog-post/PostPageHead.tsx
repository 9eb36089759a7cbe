import { useRouter } from 'found';
import { graphql, useFragment } from 'react-relay';
import type { PostPageHead_post$key } from '../../__generated__/PostPageHead_post.graphql.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { postArticle } from './postArticle.ts';

/** The metadata and structured data of a post. */
export function PostPageHead({ post: key }: { readonly post: PostPageHead_post$key }) {
  const language = useLanguage();
  const { match } = useRouter();
  const site = useSiteConfig();
  const post = useFragment(
    graphql`
      fragment PostPageHead_post on Post {
        excerpt
        picture {
          path
        }
        publishedAt
        slug
        title
      }
    `,
    key,
  );
  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      type="article"
      card={`posts/${post.slug}`}
      jsonLd={postArticle(post, { ...site, language, path: match.location.pathname })}
    />
  );
}
