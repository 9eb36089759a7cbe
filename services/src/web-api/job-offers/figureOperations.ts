import { Type } from 'typebox';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { foundOrNot } from '../../rest/problem.ts';
import { CustomerAvailability, Earning, ProductList, SignUpTime } from './figureSchema.ts';

const params = Type.Object({ id: idOf('offer') });

export const getEarning = operation('GET', '/job_offers/:id/earning', {
  operationId: 'getEarning',
  summary: 'What people earn with an offer in an hour',
  params,
  response: foundOrNot(Earning),
});

export const getSignUpTime = operation('GET', '/job-offers/:id/sign-up-time', {
  operationId: 'getSignUpTime',
  summary: 'How long it took people to be signed up for an offer',
  params,
  response: foundOrNot(SignUpTime),
});

export const getCustomerAvailability = operation('GET', '/job-offers/:id/customer-availability', {
  operationId: 'getCustomerAvailability',
  summary: 'How many customers people found with an offer',
  params,
  response: foundOrNot(CustomerAvailability),
});

export const listEquipment = operation('GET', '/job_offers/:id/products/equipment', {
  operationId: 'listEquipment',
  summary: 'The things that an offer needs',
  params,
  response: foundOrNot(ProductList),
});

export const listServices = operation('GET', '/job_offers/:id/products/service', {
  operationId: 'listServices',
  summary: 'The services that an offer needs',
  params,
  response: foundOrNot(ProductList),
});
