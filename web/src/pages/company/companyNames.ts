import type { IntlShape } from 'react-intl';
import type { Crumb } from '../../shell/Breadcrumbs.tsx';
import { companiesPath, companyPath } from '../../paths/paths.ts';

/** The subject of a company page. */
export interface CompanyPlace {
  readonly partner: { readonly name: string; readonly slug: string };
  readonly country: { readonly name: string; readonly slug: string } | null;
  readonly city: { readonly name: string } | null | undefined;
}

/** The company's name, with those of city and country where the page is about them. */
export const companyTitle = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { partner, country, city }: CompanyPlace,
): string => {
  if (!country) return partner.name;
  const names = { partner: partner.name, country: country.name, city: city?.name };
  return formatMessage({ id: city ? 'company.title.city' : 'company.title.country' }, names);
};

/** The breadcrumbs after home, which `Breadcrumbs` adds itself. */
export const companyTrail = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { partner, country, city }: CompanyPlace,
): readonly Crumb[] => {
  const { slug } = partner;
  const steps = [
    { label: formatMessage({ id: 'companies.title' }), to: companiesPath() },
    { label: partner.name, to: companyPath(slug) },
    ...(country ? [{ label: country.name, to: companyPath(slug, country.slug) }] : []),
    ...(city ? [{ label: city.name, to: '' }] : []),
  ];
  // The last step is the page itself and not a link.
  return steps.map(({ label, to }, index) => (index === steps.length - 1 ? { label } : { label, to }));
};

interface Country {
  readonly slug: string;
}

/** The country of a company that a path segment names, ignoring case; null when the company is not there. */
export const countryOf = <Found extends Country>(
  partner: { readonly countries: readonly Found[] },
  countrySlug: string,
): Found | null => {
  const wanted = countrySlug.toLowerCase();
  return partner.countries.find(({ slug }) => slug === wanted) ?? null;
};
