import { Type } from 'typebox';
import { authorised, madeForUser } from '../../rest/authorised.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { Amount, CustomerAvailability, Earning, SignUpTime } from './figureSchema.ts';
import { largestAmount, type Reported } from './plausibleAmounts.ts';

const params = Type.Object({ id: idOf('offer') });

const jobOfferId = Type.Integer({ description: 'The id of the offer, as in the path.' });

const description =
  "A user tells once per offer: telling again replaces it and answers 200. Answers the offer's new figures.";

const amountBody = (title: string, reported: Reported, of: string) =>
  Type.Object(
    {
      jobOfferId,
      value: Type.Number({
        minimum: 0,
        maximum: largestAmount(reported),
        description: `${of}, in units of the currency. 422 when it is not plausible in that currency.`,
      }),
      currency: Type.Optional(
        Type.Unsafe<string | null>({
          type: ['string', 'null'],
          maxLength: 3,
          description: "ISO 4217; it must be the offer's, which it is by default.",
        }),
      ),
      session_id: sessionId,
    },
    { title, description: 'What a user tells.' },
  );

const choiceBody = <Choice extends string>(title: string, choices: Choice[], of: string) =>
  Type.Object(
    {
      jobOfferId,
      value: Type.Unsafe<Choice>({ type: 'string', enum: choices, description: of }),
      session_id: sessionId,
    },
    { title, description: 'What a user tells.' },
  );

export const submitEarning = operation('POST', '/job_offers/:id/earning', {
  operationId: 'submitEarning',
  summary: 'Keeps what the user earns with an offer in an hour',
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: amountBody('EarningRequest', 'hourlyPay', 'What is earned in an hour'),
  response: madeForUser(Earning),
});

export const submitCostToStart = operation('POST', '/job_offers/:id/cost-start', {
  operationId: 'submitCostToStart',
  summary: 'Keeps what the user paid before they could start',
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: amountBody('CostToStartRequest', 'startCost', 'What was paid'),
  response: madeForUser(Amount('CostToStart', 'What people paid before they could start.')),
});

export const submitSignUpTime = operation('POST', '/job-offers/:id/sign-up-time', {
  operationId: 'submitSignUpTime',
  summary: 'Keeps how long it took the user to be signed up',
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: choiceBody('SignUpTimeRequest', ['1_day', '2_3_days', '1_week', '2_weeks', 'longer'], 'How long.'),
  response: madeForUser(SignUpTime),
});

export const submitCustomerAvailability = operation('POST', '/job-offers/:id/customer-availability', {
  operationId: 'submitCustomerAvailability',
  summary: 'Keeps how many customers the user found',
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: choiceBody('CustomerAvailabilityRequest', ['low', 'medium', 'high'], 'How many.'),
  response: madeForUser(CustomerAvailability),
});
