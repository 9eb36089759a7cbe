import { Type } from 'typebox';
import { idempotencyHeaders, sessionId } from '../rest/idempotencyKey.ts';
import { idOf } from '../rest/ids.ts';
import { created } from '../rest/instant.ts';
import { siteLanguages } from '../rest/language.ts';
import { operation } from '../rest/operation.ts';
import { InvalidRequest, Problem } from '../rest/problem.ts';
import { personNameFormat, phonePattern } from '../text/textPatterns.ts';

const optionalText = (
  maxLength: number,
  description: string,
  more: { minLength?: number; format?: string; pattern?: string } = {},
) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, ...more, description }));

/** The optional texts of an application; the columns of the table have the same names. */
const texts = {
  source: optionalText(255, 'The part of the page where the visitor applied.'),
  referral_url: optionalText(2000, 'The page that referred the visitor.'),
  click_source: optionalText(255, 'The position of the link that the visitor used.'),
  utm_source: optionalText(255, 'The campaign that led the visitor here.'),
  email: optionalText(254, "The visitor's address.", { format: 'idn-email' }),
  full_name: optionalText(200, "The visitor's name: a letter, no address or phone number.", {
    minLength: 1,
    format: personNameFormat,
  }),
  phone: optionalText(40, 'Digits, with an optional plus and separators.', { pattern: phonePattern }),
  city: optionalText(200, "The city's slug; for full-time offers."),
  feed: optionalText(200, 'The feed of the offer; for full-time offers.'),
  partner: optionalText(200, "The partner's slug; for full-time offers."),
  title: optionalText(300, 'The slug of the title; for full-time offers.'),
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
    locale: Type.Unsafe<string>({ type: 'string', enum: [...siteLanguages], description: 'Two letters.' }),
    ...texts,
  },
  { title: 'LeadRequest', description: 'An application for an offer.' },
);

const Lead = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    created: Type.Boolean({
      description:
        'Whether this request created it; false if an earlier one with the same Idempotency-Key did.',
    }),
    createdAt: created,
    userAnonymousId: Type.String({
      description: 'An anonymous id of the visitor, the same for all leads of a session.',
    }),
    affiliate_url: Type.String({ description: 'The page of the partner to continue to.' }),
  },
  { title: 'Lead', description: 'A recorded application.' },
);

export const createLead = operation('POST', '/lead', {
  operationId: 'createLead',
  summary: 'Create an application',
  description:
    'The lead is stored before the answer is sent. With an Idempotency-Key a repeated request answers 200 with the first lead; one with another offer, email, full_name or phone 422 `reused`. 404: the offer is unknown; 409: it takes no applications any more, because it is expired or past validThrough.',
  headers: idempotencyHeaders,
  body: LeadRequest,
  response: { 200: Lead, 201: Lead, 400: InvalidRequest, 404: Problem, 409: Problem, 422: InvalidRequest },
});
