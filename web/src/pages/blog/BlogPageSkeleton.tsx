import { PostListSkeleton } from '../../features/posts/PostListSkeleton.tsx';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { BlogFrame } from './BlogFrame.tsx';

/** Placeholder for the loading blog. */
export function BlogPageSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <BlogFrame>
        <PostListSkeleton />
      </BlogFrame>
    </div>
  );
}
