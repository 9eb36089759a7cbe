/** A page of a list as the services answer it. */
export interface RestList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pageCount: number;
}

/** A job offer as far as journeys compare it. */
export interface RestOffer {
  readonly type: string;
  readonly partner: { readonly slug: string };
  readonly categories: readonly { readonly orgSlug: string }[];
}

/** A city as far as journeys compare it. */
export interface RestCity {
  readonly slug: string;
  readonly header: string | null;
  readonly seoTitle: string | null;
  readonly distance?: number;
}

/** A category of a city as far as journeys compare it. */
export interface RestCityCategory {
  readonly category: { readonly slug: string; readonly name: string };
  readonly header: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
}

/** What the services themselves answer in English, past the gateway: the truth that a page is compared with. */
export const restAnswer = async <Answer>(services: string, path: string): Promise<Answer> => {
  const answer = await fetch(`${services}/web-api/en${path}`);
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
};
