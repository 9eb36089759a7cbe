import { Type } from 'typebox';
import { idempotencyHeaders, sessionId } from '../rest/idempotencyKey.ts';
import { idOf } from '../rest/ids.ts';
import { created } from '../rest/instant.ts';
import { LANGUAGES } from '../rest/language.ts';
import { operation } from '../rest/operation.ts';
import { InvalidRequest, Problem } from '../rest/problem.ts';

const said = (maxLength: number, description: string, more: { format?: string; pattern?: string } = {}) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, ...more, description }));

/** What may be said of an application: texts, which the table keeps under the same names. */
const texts = {
  source: said(255, 'The part of the page that was used.'),
  referral_url: said(2000, 'The page the visitor came from.'),
  click_source: said(255, 'The place of the link that was used.'),
  utm_source: said(255, 'The campaign the visitor came by.'),
  email: said(254, "The visitor's address.", { format: 'email' }),
  full_name: said(200, "The visitor's name."),
  phone: said(40, 'Digits, with an optional plus and separators.', {
    pattern: '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$',
  }),
  city: said(200, "The city's slug; of full-time offers."),
  feed: said(200, 'The feed of the offer; of full-time offers.'),
  partner: said(200, "The partner's slug; of full-time offers."),
  title: said(300, 'The slug of the title; of full-time offers.'),
  session_id: sessionId,
};

export const leadTexts = Object.keys(texts) as (keyof typeof texts)[];

const LeadRequest = Type.Object(
  {
    offer_id: Type.Unsafe<number | string>({
      anyOf: [idOf('offer'), { type: 'string', format: 'uuid', description: 'The id of a full-time offer.' }],
      description: 'The id of the offer; a UUID for full-time offers.',
    }),
    type: Type.Unsafe<'job'>({ type: 'string', enum: ['job'], description: 'Always job.' }),
    locale: Type.Unsafe<string>({ type: 'string', enum: [...LANGUAGES], description: 'Two letters.' }),
    ...texts,
  },
  { title: 'LeadRequest', description: 'An application for an offer.' },
);

const Lead = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    created: Type.Boolean({
      description:
        'Whether this request recorded it; false: an earlier one with the same Idempotency-Key did.',
    }),
    createdAt: created,
    userAnonymousId: Type.String({ description: 'The visitor, without a name.' }),
    affiliate_url: Type.String({ description: 'Where the visitor goes on to.' }),
  },
  { title: 'Lead', description: 'An application that is recorded.' },
);

export const createLead = operation('POST', '/lead', {
  operationId: 'createLead',
  summary: 'Records an application',
  description:
    'Durable before it is answered. With an Idempotency-Key the same request may be sent again: it answers 200 and the first lead. 404: no such offer; 409: the offer is expired.',
  headers: idempotencyHeaders,
  body: LeadRequest,
  response: { 200: Lead, 201: Lead, 400: InvalidRequest, 404: Problem, 409: Problem, 422: InvalidRequest },
});
