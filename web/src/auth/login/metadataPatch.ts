import { isName } from '../../i18n/isName.ts';
import type { AuthProfile } from '../profile.ts';
import type { Metadata, MetadataPatch } from './accountCalls.ts';

type Values = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Those values that the user's metadata does not have yet. */
export const buildPatch = (present: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isMissing(value) && isMissing(present[name])),
  );

/** The fields that a visitor's answers from before the sign-up can fill. */
const answered = [
  'givenName',
  'familyName',
  'birthdate',
  'worktownId',
  'worktownSlug',
  'country',
  'phone',
  'gender',
  'favouriteCategories',
  'typeOfJobs',
  'workFromHome',
  'language',
  'referralData',
] as const satisfies readonly (keyof MetadataPatch)[];

/** The answers that are fields of the metadata and missing there. */
export const answersPatch = (metadata: Metadata | null, answers: Values): MetadataPatch =>
  buildPatch(
    metadata ?? {},
    Object.fromEntries(answered.map((name) => [name, answers[name]])),
  ) as MetadataPatch;

/** Providers take names that the profile refuses. */
const nameOf = (name: string | null = null) => (name !== null && isName(name) ? name : null);

/** What the profile and the page say about the user, but the metadata lacks. */
export const profilePatch = (
  present: MetadataPatch,
  profile: AuthProfile | null,
  language: string,
): MetadataPatch =>
  buildPatch(present, {
    email: profile?.email,
    givenName: nameOf(profile?.given_name),
    familyName: nameOf(profile?.family_name),
    language,
  }) as MetadataPatch;
