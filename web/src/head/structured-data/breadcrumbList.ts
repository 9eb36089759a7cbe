import type { BreadcrumbList, WithContext } from 'schema-dts';

/** One step of the breadcrumbs; the last one, the page itself, has no URL. */
export interface TrailStep {
  readonly name: string;
  /** Absolute URL. */
  readonly url?: string;
}

/** The visible breadcrumbs of a page as structured data. */
export const breadcrumbList = (steps: readonly TrailStep[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url === undefined ? {} : { item: url }),
  })),
});
