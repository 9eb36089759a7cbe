import { Type } from 'typebox';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { foundOrNot } from '../../rest/problem.ts';
import { CustomerAvailability, Earning, PlausibleAmounts, ProductList, SignUpTime } from './figureSchema.ts';

const params = Type.Object({ id: idOf('offer') });

export const getEarning = operation('GET', '/job_offers/:id/earning', {
  operationId: 'getEarning',
  summary: 'Get the reported hourly earnings of an offer',
  params,
  response: foundOrNot(Earning),
});

export const getPlausibleAmounts = operation('GET', '/job_offers/:id/plausible-amounts', {
  operationId: 'getPlausibleAmounts',
  summary: 'Get the amounts that are accepted as contributions to an offer',
  params,
  response: foundOrNot(PlausibleAmounts),
});

export const getSignUpTime = operation('GET', '/job-offers/:id/sign-up-time', {
  operationId: 'getSignUpTime',
  summary: 'Get the reported sign-up times of an offer',
  params,
  response: foundOrNot(SignUpTime),
});

export const getCustomerAvailability = operation('GET', '/job-offers/:id/customer-availability', {
  operationId: 'getCustomerAvailability',
  summary: 'Get the reported numbers of customers of an offer',
  params,
  response: foundOrNot(CustomerAvailability),
});

export const listEquipment = operation('GET', '/job_offers/:id/products/equipment', {
  operationId: 'listEquipment',
  summary: 'List the equipment that an offer needs',
  params,
  response: foundOrNot(ProductList),
});

export const listServices = operation('GET', '/job_offers/:id/products/service', {
  operationId: 'listServices',
  summary: 'List the services that an offer needs',
  params,
  response: foundOrNot(ProductList),
});
