// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLateText } from '../../src/i18n/lateTexts.ts';

const root = join(import.meta.dirname, '../../src');

/** Code that is loaded together with the texts, or that only names them for such code. */
const withTexts = [
  /^auth\//,
  /^features\/auth\//,
  /^features\/apply\/(?:(?:ApplicantFields|DirectApplyModal|UnverifiedApplyModal|UserApplication)\.tsx$|lead\/)/,
  /^features\/contributions\//,
  /^features\/consent\/(?:CookiePreferencesModal|StorageTable)\.tsx$/,
  /^features\/own-review\/(?:delete\/.*|(?:AddReviewModal|CityChoice|ReviewForm|StarsField|UsersReview)\.tsx|(?:reviewFaults|useReviewForm)\.ts)$/,
  /^features\/filters\/(?:useRequirementName\.ts|modal\/RequirementChoices\.tsx)$/,
  /^features\/offer-list\/empty\//,
  /^features\/more-jobs\/filters\//,
  /^features\/(?:languages-spoken|offline|profile)\//,
  /^features\/net-earnings\/NetEarningsForm\.tsx$/,
  /^features\/report\/ReportModal\.tsx$/,
  /^features\/(?:saved-offers\/showSaved|saved-searches\/showSavedSearch|synced-lists\/showUnsent)\.tsx?$/,
  /^features\/pay\//,
  /^pages\/(?:city-category\/CategoryPay|company\/CompanyPay)\.tsx$/,
  /^pages\/(?:about|calculator|contact|near-me|policy|terms)\//,
  /^pages\/account\/(?:desk|edit|profile)\//,
  /^pages\/account\/saved\/(?:GuestNote|SavedLists|SavedOffers|SavedSearches|SavedSearchRow|SentApplications|ViewedOffers)\.tsx$/,
  /^pages\/offline\//,
  /^ui\/field\/PasswordField\.tsx$/,
  // This takes back a message that late code has shown.
  /^entry\/notices\.tsx$/,
];

it('only code that is loaded with the late texts uses them', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/__generated__/**'] });
  expect(files.length).toBeGreaterThan(300);
  const others = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && !withTexts.some((rule) => rule.test(file)),
  );
  const users = others.flatMap((file) => {
    const literals =
      readFileSync(join(root, file), 'utf8').match(/(?<=['"`])[a-zA-Z]+\.[\w.]+(?=['"`])/g) ?? [];
    return literals.filter(isLateText).map((id) => `${file}: ${id}`);
  });
  expect(users).toEqual([]);
});
