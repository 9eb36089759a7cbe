import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { limitWriter } from '../../counting/limitWriter.ts';
import { networkHash, personHash } from '../../counting/personHash.ts';
import { confirmedAddressOf, hasConfirmedAddress, writerOfUser } from '../../counting/writerOfUser.ts';
import type { Database } from '../../db/database.ts';
import type { SignedInUser } from '../../identity/idToken.ts';
import { userOf } from '../../identity/requestUser.ts';
import { notFound, required, unprocessable } from '../../rest/httpProblem.ts';
import { sentKeyOf } from '../../rest/once/sentKey.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { minorUnitsPerUnit } from '../../sql/minorUnits.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import {
  submitCostToStart,
  submitCustomerAvailability,
  submitEarning,
  submitSignUpTime,
  withdrawCostToStart,
  withdrawCustomerAvailability,
  withdrawEarning,
  withdrawSignUpTime,
} from './contributionOperations.ts';
import type { ContributionTable } from '../../counting/contributionTables.ts';
import { upsertContribution, withdrawContribution } from './contributionWrites.ts';
import {
  findCostToStart,
  findCustomerAvailability,
  findEarning,
  findMarket,
  findSignUpTime,
} from './figureQueries.ts';
import { plausibleRange, type Market, type ReportedAmount } from '../../counting/plausibleAmounts.ts';

interface ContributionRequest {
  params: { id: number };
  headers: { 'idempotency-key'?: string };
  ip: string;
  body: {
    jobOfferId: number;
    value: number | string;
    currency?: string | null;
    seconds_ago?: number | null;
    session_id?: string | null;
  };
}

type FindFigure<Figure> = (database: Database, jobOfferId: number) => Promise<Figure | null>;

const knownCurrencies = new Set(Intl.supportedValuesOf('currency'));

/** Rejects currencies other than the offer's, because amounts in two currencies have no common mean. */
const rejectOtherCurrency = (submitted: string | null | undefined, currency: string): void => {
  const code = textOrNull(submitted)?.toUpperCase() ?? currency;
  if (code === currency) return;
  throw unprocessable(
    knownCurrencies.has(code)
      ? { field: 'currency', code: 'other_currency', message: `Amounts of this offer are in ${currency}.` }
      : { field: 'currency', code: 'unknown', message: 'There is no such currency.' },
  );
};

const implausibleFaults: Readonly<Record<ReportedAmount, { code: string; what: string }>> = {
  hourlyPay: { code: 'implausible_hourly_pay', what: 'pay for one hour' },
  startCost: { code: 'implausible_start_cost', what: 'cost before the first gig' },
};

/** Rejects implausible amounts, so that a single contribution cannot distort a public figure. */
const rejectImplausible = (reported: ReportedAmount, value: number, market: Market): void => {
  const { currency, country } = market;
  const range = plausibleRange(reported, market);
  if (range === null)
    throw unprocessable({
      field: 'currency',
      code: 'unsupported_currency',
      message: `Amounts in ${currency} are not accepted.`,
    });
  const [lowest, highest] = range;
  if (value >= lowest && value <= highest) return;
  const { code, what } = implausibleFaults[reported];
  throw unprocessable({
    field: 'value',
    code,
    message: `In ${country} a plausible ${what} is between ${lowest} and ${highest} ${currency}.`,
  });
};

const amountTables = { hourlyPay: 'earnings', startCost: 'cost_starts' } as const;

export const contributionRoutes = (app: TypedApp, { database }: Deps): void => {
  const marketOf = async ({ params, body }: ContributionRequest): Promise<Market> => {
    const market = required(await findMarket(database, params.id), 'offer');
    if (body.jobOfferId !== params.id) {
      throw unprocessable({
        field: 'jobOfferId',
        code: 'mismatch',
        message: 'This is not the offer of the path.',
      });
    }
    return market;
  };

  const submit = async (
    table: ContributionTable,
    user: SignedInUser,
    { params, headers, body, ip }: ContributionRequest,
    values: Record<string, SQL>,
  ): Promise<200 | 201> => {
    const { orm } = database;
    const writer = writerOfUser(user);
    await limitWriter(database, 'contribution', writer);
    await ensureUser(orm, user);
    const isNew = await upsertContribution(database, table, {
      userId: user.id,
      jobOfferId: params.id,
      sessionId: textOrNull(body.session_id),
      sent: sentKeyOf(headers, {
        offerId: params.id,
        value: body.value,
        currency: textOrNull(body.currency)?.toUpperCase(),
      }),
      secondsAgo: body.seconds_ago ?? 0,
      isConfirmed: hasConfirmedAddress(user),
      address: confirmedAddressOf(user),
      mailbox: await personHash(orm, writer),
      network: await networkHash(orm, ip),
      values,
    });
    return isNew ? 201 : 200;
  };

  /** Withdraws the user's answer, and returns the figure of the offer without it. Throws a 404 if the user has not contributed. */
  const withdrawal =
    <Figure>(table: ContributionTable, find: FindFigure<Figure>) =>
    async (request: FastifyRequest & Pick<ContributionRequest, 'params'>): Promise<Figure> => {
      const { id: jobOfferId } = request.params;
      const { id: userId } = userOf(request);
      required(await findMarket(database, jobOfferId), 'offer');
      if (!(await withdrawContribution(database, table, { userId, jobOfferId })))
        throw notFound('contribution');
      return required(await find(database, jobOfferId), 'offer');
    };

  const submitAmount = async (
    reported: ReportedAmount,
    user: SignedInUser,
    request: ContributionRequest & { body: { value: number; currency?: string | null } },
  ): Promise<200 | 201> => {
    const market = await marketOf(request);
    const { currency } = market;
    rejectOtherCurrency(request.body.currency, currency);
    rejectImplausible(reported, request.body.value, market);
    const minor = Math.round(request.body.value * minorUnitsPerUnit(currency));
    return submit(amountTables[reported], user, request, {
      amount_minor: sql`${minor}::int`,
      currency: sql`${currency}::text`,
    });
  };

  app.route({
    ...submitEarning,
    handler: async (request, reply) => {
      const status = await submitAmount('hourlyPay', userOf(request), request);
      return reply.code(status).send(required(await findEarning(database, request.params.id), 'offer'));
    },
  });

  app.route({
    ...submitCostToStart,
    handler: async (request, reply) => {
      const status = await submitAmount('startCost', userOf(request), request);
      return reply.code(status).send(required(await findCostToStart(database, request.params.id), 'offer'));
    },
  });

  app.route({
    ...submitSignUpTime,
    handler: async (request, reply) => {
      await marketOf(request);
      const values = { value: sql`${request.body.value}::text` };
      const status = await submit('sign_up_times', userOf(request), request, values);
      return reply.code(status).send(required(await findSignUpTime(database, request.params.id), 'offer'));
    },
  });

  app.route({
    ...submitCustomerAvailability,
    handler: async (request, reply) => {
      await marketOf(request);
      const values = { value: sql`${request.body.value}::text` };
      const status = await submit('customer_availabilities', userOf(request), request, values);
      const figure = await findCustomerAvailability(database, request.params.id);
      return reply.code(status).send(required(figure, 'offer'));
    },
  });

  app.route({ ...withdrawEarning, handler: withdrawal('earnings', findEarning) });
  app.route({ ...withdrawCostToStart, handler: withdrawal('cost_starts', findCostToStart) });
  app.route({ ...withdrawSignUpTime, handler: withdrawal('sign_up_times', findSignUpTime) });
  app.route({
    ...withdrawCustomerAvailability,
    handler: withdrawal('customer_availabilities', findCustomerAvailability),
  });
};
