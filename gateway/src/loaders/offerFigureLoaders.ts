import type { Average, CustomerAvailability, Page, Product, SignUpTime } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

/** The figures and products of single offers: the services have no call for several offers at once. */
export const offerFigureLoaders = ({ rest, limit }: LoaderSources) => {
  const figure = <T>(path: string) =>
    once((id: number) => rest.load<T>({ target: 'webApi', path, params: { id } }), limit);

  const products = (path: string) =>
    once(async (id: number) => {
      const page = await rest.load<Page<Product>>({ target: 'webApi', path, params: { id } });
      return page?.items ?? [];
    }, limit);

  return {
    earningByOfferId: figure<Average>('/job_offers/{id}/earning'),
    signUpTimeByOfferId: figure<SignUpTime>('/job-offers/{id}/sign-up-time'),
    customerAvailabilityByOfferId: figure<CustomerAvailability>('/job-offers/{id}/customer-availability'),
    equipmentByOfferId: products('/job_offers/{id}/products/equipment'),
    servicesByOfferId: products('/job_offers/{id}/products/service'),
  };
};
