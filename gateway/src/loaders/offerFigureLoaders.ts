import { itemsOf } from './itemsOf.ts';
import type { LoaderSources } from './loaderSources.ts';
import { unbatched } from './unbatched.ts';

/** The figures and products of single offers: the services have no call for several offers at once. */
export const offerFigureLoaders = ({ rest: { webApi }, limit }: LoaderSources) => {
  const figure = <T>(fetchOne: (params: { readonly id: number }) => Promise<T>) =>
    unbatched((id: number) => fetchOne({ id }), limit);

  return {
    earningByOfferId: figure((params) => webApi.get('/job_offers/{id}/earning', { params })),
    plausibleAmountsByOfferId: figure((params) =>
      webApi.get('/job_offers/{id}/plausible-amounts', { params, silenced: true }),
    ),
    signUpTimeByOfferId: figure((params) => webApi.get('/job-offers/{id}/sign-up-time', { params })),
    customerAvailabilityByOfferId: figure((params) =>
      webApi.get('/job-offers/{id}/customer-availability', { params }),
    ),
    equipmentByOfferId: figure(async (params) =>
      itemsOf(await webApi.get('/job_offers/{id}/products/equipment', { params })),
    ),
    servicesByOfferId: figure(async (params) =>
      itemsOf(await webApi.get('/job_offers/{id}/products/service', { params })),
    ),
  };
};
