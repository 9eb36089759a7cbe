import type { BreadcrumbList, WithContext } from 'schema-dts';

/** One step of a trail; the last one, the page itself, has no address. */
export interface TrailStep {
  readonly name: string;
  /** Absolute. */
  readonly url?: string;
}

/** The visible trail of a page for search engines. */
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
