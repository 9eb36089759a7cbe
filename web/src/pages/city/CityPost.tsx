import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityPost_city$key } from '../../__generated__/CityPost_city.graphql.ts';
import { WidePost } from '../../features/posts/WidePost.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { blogPath } from '../../paths/paths.ts';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** The newest post about the city, if there is one. */
export function CityPost({ city }: { readonly city: CityPost_city$key }) {
  const { post } = useFragment(
    graphql`
      fragment CityPost_city on City {
        post @catch(to: RESULT) {
          ...WidePost_post
        }
      }
    `,
    city,
  );
  return (
    <div>
      {post.ok && !post.value ? null : (
        <Section
          title={<FormattedMessage id="city.post" />}
          aside={
            <LocalLink to={blogPath()}>
              <FormattedMessage id="blog.all" />
            </LocalLink>
          }
        >
          {post.ok && post.value ? <WidePost post={post.value} /> : <SectionError />}
        </Section>
      )}
    </div>
  );
}
