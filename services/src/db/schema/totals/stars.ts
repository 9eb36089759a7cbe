import { integer } from 'drizzle-orm/pg-core';

/** The numbers of reviews with each number of stars. */
export const stars = () => ({
  stars1: integer('stars_1').notNull(),
  stars2: integer('stars_2').notNull(),
  stars3: integer('stars_3').notNull(),
  stars4: integer('stars_4').notNull(),
  stars5: integer('stars_5').notNull(),
});
