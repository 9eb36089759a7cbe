import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema/category.ts';
import { cities } from '../db/schema/city.ts';
import { partners } from '../db/schema/partner.ts';
import { posts } from '../db/schema/post.ts';
import { products } from '../db/schema/product.ts';

/** The column of each kind of picture that has its slugs. */
const columns = new Map(
  Object.entries({
    cities: cities.orgSlug,
    partners: partners.orgSlug,
    categories: categories.orgSlug,
    posts: posts.image,
    products: products.orgSlug,
  }),
);

/** Returns a function that says whether a row has a picture, so that pages show it. */
export const knownPictures =
  ({ orm }: Pick<Database, 'orm'>) =>
  async (kind: string, slug: string): Promise<boolean> => {
    const column = columns.get(kind);
    if (column === undefined) return false;
    const rows = await orm.select({ slug: column }).from(column.table).where(eq(column, slug)).limit(1);
    return rows.length > 0;
  };
