import { Type } from 'typebox';
import { created } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { CityReference } from '../../rest/references.ts';

export const Post = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String({ description: 'The slug in the language of the path.' }),
    title: Type.String(),
    image: nullableString({ description: 'The path of the picture below posts/ at the image service.' }),
    excerpt: nullableString({ description: 'Plain text.' }),
    body: Type.Optional(Type.String({ description: 'HTML; with expand=body.' })),
    created,
    city: Type.Optional(CityReference),
  },
  {
    title: 'Post',
    description: 'A blog post. Its city, if any, is present only with expand=city.',
  },
);

export const PostList = listOf(Post, 'PostList');
