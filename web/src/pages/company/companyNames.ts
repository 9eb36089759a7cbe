import type { IntlShape } from 'react-intl';
import type { Crumb } from '../../shell/breadcrumbs/Breadcrumbs.tsx';
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
