import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { Post } from '../../rest/rows.ts';

export const PostRef = builder.objectRef<Post>('Post');

export const PostConnectionRef = connectionType('Post', PostRef, 'posts');

/** The parts to load with posts because the query selects them. */
export const postExpansion = (info: GraphQLResolveInfo, ...path: readonly string[]): string =>
  ['body', 'city'].filter((field) => selectedFields(info, ...path).has(field)).join(',');
