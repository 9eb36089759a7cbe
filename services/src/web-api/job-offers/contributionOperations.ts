import { Type } from 'typebox';
import { nullableInteger } from '../../rest/nullable.ts';
import { authorised, createdForUser, foundForUser, limitFailure } from '../../rest/authorised.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { Problem } from '../../rest/problem.ts';
import { customerChoices, signUpTimeChoices } from '../../counting/contributionChoices.ts';
import { CostToStart, CustomerAvailability, Earning, SignUpTime } from './figureSchema.ts';
import { largestAmount, type ReportedAmount } from '../../counting/plausibleAmounts.ts';

const params = Type.Object({ id: idOf('offer') });

const jobOfferId = Type.Integer({ description: 'The id of the offer, as in the path.' });

const secondsAgo = Type.Optional(
  nullableInteger({
    minimum: 0,
    maximum: 2 ** 31 - 1,
    description:
      'How many seconds ago the user gave the contribution, if it could not be sent before; 0 is the default. One that is older than what the user gave or withdrew since is a 422 `conflict`, and changes nothing.',
  }),
);

const description =
  "A user has one contribution per offer: another one replaces it, with status 200. GET /my/contributions/{id} says whether it counts, or from when: answers of new accounts that have not applied for the offer, and further ones from the same network, wait for some days; of several with one mailbox the latest counts; an amount far from the others waits for a second one like it. Answers the offer's new figures.";

const amountBody = (title: string, reported: ReportedAmount, of: string) =>
  Type.Object(
    {
      jobOfferId,
      value: Type.Number({
        minimum: 0,
        maximum: largestAmount(reported),
        description: `${of}, in units of the currency. An amount that is implausible in the currency and the country of the offer is a 422.`,
      }),
      currency: Type.Optional(
        Type.Unsafe<string | null>({
          type: ['string', 'null'],
          maxLength: 3,
          description: 'ISO 4217; must be the currency of the offer, which is the default.',
        }),
      ),
      seconds_ago: secondsAgo,
      session_id: sessionId,
    },
    { title, description: "A user's contribution." },
  );

const choiceBody = <Choice extends string>(title: string, choices: Choice[], of: string) =>
  Type.Object(
    {
      jobOfferId,
      value: Type.Unsafe<Choice>({ type: 'string', enum: choices, description: of }),
      seconds_ago: secondsAgo,
      session_id: sessionId,
    },
    { title, description: "A user's contribution." },
  );

export const submitEarning = operation('POST', '/job_offers/:id/earning', {
  operationId: 'submitEarning',
  summary: "Submit the user's hourly earnings",
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: amountBody('EarningRequest', 'hourlyPay', 'Earnings in an hour'),
  response: { ...createdForUser(Earning), ...limitFailure },
});

export const submitCostToStart = operation('POST', '/job_offers/:id/cost-start', {
  operationId: 'submitCostToStart',
  summary: "Submit the user's costs before the first gig",
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: amountBody('CostToStartRequest', 'startCost', 'The amount paid'),
  response: createdForUser(CostToStart),
});

export const submitSignUpTime = operation('POST', '/job-offers/:id/sign-up-time', {
  operationId: 'submitSignUpTime',
  summary: "Submit the user's sign-up time",
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: choiceBody('SignUpTimeRequest', signUpTimeChoices, 'The time until the user was signed up.'),
  response: { ...createdForUser(SignUpTime), ...limitFailure },
});

export const submitCustomerAvailability = operation('POST', '/job-offers/:id/customer-availability', {
  operationId: 'submitCustomerAvailability',
  summary: 'Submit how many customers the user found',
  description,
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: choiceBody('CustomerAvailabilityRequest', customerChoices, 'The number of customers.'),
  response: { ...createdForUser(CustomerAvailability), ...limitFailure },
});

const withdrawal = {
  description:
    "Which of the other contributions count is decided anew. Answers the offer's new figures. 404: the user has not contributed.",
  ...authorised,
  params,
};

export const withdrawEarning = operation('DELETE', '/job_offers/:id/earning', {
  operationId: 'withdrawEarning',
  summary: "Withdraw the user's hourly earnings",
  ...withdrawal,
  response: { ...foundForUser(Earning), 404: Problem },
});

export const withdrawCostToStart = operation('DELETE', '/job_offers/:id/cost-start', {
  operationId: 'withdrawCostToStart',
  summary: "Withdraw the user's costs before the first gig",
  ...withdrawal,
  response: { ...foundForUser(CostToStart), 404: Problem },
});

export const withdrawSignUpTime = operation('DELETE', '/job-offers/:id/sign-up-time', {
  operationId: 'withdrawSignUpTime',
  summary: "Withdraw the user's sign-up time",
  ...withdrawal,
  response: { ...foundForUser(SignUpTime), 404: Problem },
});

export const withdrawCustomerAvailability = operation('DELETE', '/job-offers/:id/customer-availability', {
  operationId: 'withdrawCustomerAvailability',
  summary: 'Withdraw how many customers the user found',
  ...withdrawal,
  response: { ...foundForUser(CustomerAvailability), 404: Problem },
});
