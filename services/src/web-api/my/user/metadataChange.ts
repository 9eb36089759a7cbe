import { inArray, or, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/category.ts';
import { cities, cityTexts } from '../../../db/schema/city.ts';
import type { userMetadata } from '../../../db/schema/user.ts';
import { HttpProblem, type FieldFault } from '../../../rest/httpProblem.ts';
import { textOrNull } from '../../../rest/textFromBody.ts';
import { birthdateFaults } from './birthdateFaults.ts';
import { countryFaults } from './countryFaults.ts';
import type { UserMetadataChange } from './userSchema.ts';

type Change = Static<typeof UserMetadataChange>;
type Columns = Partial<Omit<typeof userMetadata.$inferInsert, 'userId'>>;

/** Resolves the town by id or slug; undefined when neither is present, null to remove it. */
const worktownOf = async (
  { orm }: Database,
  { worktown_id: id, worktown_slug: slug }: Change,
): Promise<{ id: number | null | undefined; faults: FieldFault[] }> => {
  const unknown = (field: string) => ({
    id: undefined,
    faults: [{ field, code: 'unknown', message: 'There is no such city.' }],
  });
  if (id !== undefined && id !== null) {
    const [city] = await orm.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
    return city === undefined ? unknown('worktown_id') : { id: city.id, faults: [] };
  }
  const requestedSlug = textOrNull(slug)?.toLowerCase();
  if (requestedSlug !== undefined) {
    const [city] = await orm
      .select({ id: cities.id })
      .from(cities)
      .leftJoin(cityTexts, eq(cityTexts.cityId, cities.id))
      .where(or(eq(cities.orgSlug, requestedSlug), eq(cityTexts.slug, requestedSlug)))
      .orderBy(cities.id)
      .limit(1);
    return city === undefined ? unknown('worktown_slug') : { id: city.id, faults: [] };
  }
  return { id: id === null || slug === null ? null : undefined, faults: [] };
};

const categoryFaults = async ({ orm }: Database, slugs: string[] | undefined): Promise<FieldFault[]> => {
  if (slugs === undefined || slugs.length === 0) return [];
  const known = await orm
    .select({ slug: categories.orgSlug })
    .from(categories)
    .where(inArray(categories.orgSlug, slugs));
  return slugs.flatMap((slug, at) =>
    known.some((one) => one.slug === slug)
      ? []
      : [{ field: `favourite_categories.${at}`, code: 'unknown', message: 'There is no such category.' }],
  );
};

const text = (value: string | null | undefined) => (value === undefined ? undefined : textOrNull(value));

/** Converts a change to columns, where undefined means unchanged. Throws a 422 that lists all faults. */
export const metadataColumns = async (database: Database, change: Change): Promise<Columns> => {
  const slugs = change.favourite_categories?.map((slug) => slug.toLowerCase());
  const worktown = await worktownOf(database, change);
  const faults = [
    ...birthdateFaults(change.birthdate, new Date().toISOString().slice(0, 10)),
    ...worktown.faults,
    ...countryFaults(change.country),
    ...(await categoryFaults(database, slugs)),
  ];
  if (faults.length > 0) throw new HttpProblem(422, 'The body is not valid.', faults);
  const referral = change.referral_data;
  const columns = {
    givenName: text(change.given_name),
    familyName: text(change.family_name),
    birthdate: change.birthdate,
    worktownId: worktown.id,
    country: change.country === null ? null : change.country?.toUpperCase(),
    avatar: text(change.avatar),
    phone: text(change.phone),
    gender: change.gender,
    favouriteCategories: slugs === undefined ? undefined : [...new Set(slugs)],
    typeOfJobs: change.type_of_jobs === undefined ? undefined : [...new Set(change.type_of_jobs)],
    workFromHome: change.work_from_home,
    language: change.language,
    referralUrl: referral === null ? null : referral?.url,
    referralExpiresAt: referral === null ? null : referral && new Date(referral.expires_at),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};
