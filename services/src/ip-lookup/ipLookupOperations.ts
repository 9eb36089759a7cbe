import { Type } from 'typebox';
import { nullableNumber, nullableString } from '../rest/nullable.ts';
import { operation } from '../rest/operation.ts';
import { found } from '../rest/problem.ts';

const IpLocation = Type.Object(
  {
    status: Type.Unsafe<'success' | 'fail'>({
      type: 'string',
      enum: ['success', 'fail'],
      description: 'fail: no location is known, and the other fields are null.',
    }),
    lat: nullableNumber({ minimum: -90, maximum: 90, description: 'Degrees.' }),
    lon: nullableNumber({ minimum: -180, maximum: 180, description: 'Degrees.' }),
    country: nullableString({ description: 'ISO 3166-1 alpha-2.' }),
  },
  { title: 'IpLocation', description: 'The approximate location of an IP address.' },
);

export const lookUpIp = operation('GET', '/ip_lookup', {
  operationId: 'lookUpIp',
  summary: 'Get the location of an IP address',
  querystring: Type.Object({
    ip: Type.Optional(
      Type.String({ maxLength: 100, description: 'IPv4 or IPv6; the default is the address of the caller.' }),
    ),
  }),
  response: found(IpLocation),
});
