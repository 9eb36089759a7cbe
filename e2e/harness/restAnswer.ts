/** A page of a list as the services return it. */
export interface RestList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pageCount: number;
}

/** The fields of a job offer that journeys compare. */
export interface RestOffer {
  readonly type: string;
  readonly partner: { readonly slug: string };
  readonly categories: readonly { readonly orgSlug: string }[];
}

/** The fields of a city that journeys compare. */
export interface RestCity {
  readonly slug: string;
  readonly header: string | null;
  readonly seoTitle: string | null;
  readonly distance?: number;
}

/** The fields of a category of a city that journeys compare. */
export interface RestCityCategory {
  readonly category: { readonly slug: string; readonly name: string };
  readonly header: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
}

/** The English answer of the services, bypassing the gateway, to compare pages with. */
export const restAnswer = async <Answer>(services: string, path: string): Promise<Answer> => {
  const answer = await fetch(`${services}/web-api/en${path}`);
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
};
