import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor } from '../../people.ts';
import { call, numberFrom, type Errors, type List, type ServicesOf } from '../../testServices.ts';

interface Application {
  readonly stage: string;
  readonly reached_on: string | null;
}

interface Mine {
  readonly id: number;
  readonly application: Application | null;
}

export const applicationsSuite = (services: ServicesOf): void => {
  const set = (user: string | undefined, offer: number, body: object) =>
    call<Application & Errors>(services(), 'PATCH', `/my/job_offers/${offer}/application`, {
      ...(user && { user }),
      body,
    });
  const apply = (user: string, offerId: number) => applyFor(services(), user, offerId);
  const listed = async (user: string): Promise<(Application | null)[]> =>
    (await call<List<Mine>>(services(), 'GET', '/my/job_offers', { user })).body.items.map(
      ({ application }) => application,
    );
  // No other suite counts the reviews of this one.
  const offer = () => numberFrom(services(), sql`select max(id) from job_offers`);
  const applied = { stage: 'applied', reached_on: null };
  const approved = { stage: 'approved', reached_on: '2026-01-05' };

  describe('the stage of an application', () => {
    it('is set forward and back, and a repeated request changes nothing', async () => {
      const id = await offer();
      await apply('tracker', id);
      expect(await listed('tracker')).toEqual([applied]);
      for (const change of [approved, approved, { stage: 'first_payout', reached_on: null }, applied]) {
        expect(await set('tracker', id, change)).toEqual({ status: 200, body: change });
        expect(await listed('tracker')).toEqual([change]);
      }
    });

    it('is the last of several that are set at the same time', async () => {
      const id = await offer();
      await apply('hasty-tracker', id);
      const changes = [
        approved,
        { stage: 'documents', reached_on: null },
        { stage: 'ended', reached_on: null },
      ];
      const answers = await Promise.all(changes.map((change) => set('hasty-tracker', id, change)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [last] = await listed('hasty-tracker');
      expect(changes).toContainEqual(last);
    });

    it('belongs to one user', async () => {
      const id = await offer();
      await apply('tracked', id);
      await set('tracked', id, approved);
      expect((await set('stranger', id, { stage: 'ended', reached_on: null })).status).toBe(404);
      await apply('neighbour-tracker', id);
      await set('neighbour-tracker', id, { stage: 'ended', reached_on: null });
      expect(await listed('tracked')).toEqual([approved]);
    });

    it('does not exist for an offer that was reviewed only', async () => {
      const id = await offer();
      const user = 'untracked-reviewer';
      await call(services(), 'POST', `/job_offers/${id}/reviews`, { user, body: { rating: 4 } });
      expect(await listed(user)).toEqual([null]);
      expect((await set(user, id, approved)).status).toBe(404);
      expect((await set(user, 99_999_999, approved)).status).toBe(404);
    });

    it('does not exist for an opportunity without an application, and begins with one', async () => {
      const id = await offer();
      const user = 'looking-around';
      const body = { job_offer_id: id };
      expect((await call(services(), 'POST', '/reviews/opportunity', { user, body })).status).toBe(201);
      const { items } = (
        await call<List<Mine & { lead_created: string | null; opportunity: object }>>(
          services(),
          'GET',
          '/my/job_offers',
          { user },
        )
      ).body;
      expect(items).toMatchObject([{ id, application: null, lead_created: null, opportunity: body }]);
      expect((await set(user, id, approved)).status).toBe(404);
      expect((await apply(user, id)).status).toBe(200);
      expect(await listed(user)).toEqual([applied]);
      expect(await set(user, id, approved)).toMatchObject({ status: 200 });
    });

    it('is not listed once a mere visit to the site of a company was given up, and still counts', async () => {
      const id = await numberFrom(services(), sql`select max(id) from job_offers where not is_direct_apply`);
      const user = 'visitor-of-a-site';
      await apply(user, id);
      const dismiss = (dismissed: boolean) =>
        call(services(), 'POST', '/reviews/opportunity/dismiss', {
          user,
          body: { job_offer_id: id, dismissed },
        });
      await dismiss(true);
      expect(await listed(user)).toEqual([]);
      expect(
        await numberFrom(
          services(),
          sql`select count(*) from review_opportunities where user_id = ${user} and applied_at is not null`,
        ),
      ).toBe(1);
      await dismiss(false);
      expect(await listed(user)).toEqual([applied]);
      const today = new Date().toISOString().slice(0, 10);
      await set(user, id, { stage: 'applied', reached_on: today });
      await dismiss(true);
      expect(await listed(user)).toEqual([{ stage: 'applied', reached_on: today }]);
    });

    it('remains when the user does not want to be asked for a review', async () => {
      const id = await offer();
      const user = 'dismissing-tracker';
      await apply(user, id);
      await set(user, id, approved);
      await call(services(), 'POST', '/reviews/opportunity/dismiss', { user, body: { job_offer_id: id } });
      expect(await listed(user)).toEqual([approved]);
    });

    it.each([
      [{ stage: 'hired', reached_on: null }, 'stage'],
      [{ stage: 'approved' }, 'reached_on'],
      [{ reached_on: null }, 'stage'],
      [{ stage: 'approved', reached_on: '2026-02-31' }, 'reached_on'],
      [{ stage: 'approved', reached_on: "2026-01-05'; drop table leads" }, 'reached_on'],
      [{ stage: 'approved', reached_on: '2999-01-01' }, 'reached_on'],
      [{ stage: 'approved', reached_on: '0000-01-01' }, 'reached_on'],
      [{ stage: 'approved', reached_on: '9999-99-99' }, 'reached_on'],
    ])('is not changed by %j', async (change, field) => {
      const id = await offer();
      await apply('careless-tracker', id);
      const { status, body } = await set('careless-tracker', id, change);
      expect(status).toBe(422);
      expect(body.errors.map((fault) => fault.field)).toEqual([field]);
      expect(await listed('careless-tracker')).toEqual([applied]);
    });

    it('needs a token', async () => {
      expect((await set(undefined, await offer(), approved)).status).toBe(401);
    });

    it('is exported', async () => {
      const id = await offer();
      await apply('exporting-tracker', id);
      await set('exporting-tracker', id, approved);
      const { body } = await call<{ data: Record<string, unknown[]> }>(services(), 'GET', '/my/user/data', {
        user: 'exporting-tracker',
      });
      expect(body.data['reviewOpportunities']).toMatchObject([
        { applicationStage: 'approved', applicationStageOn: '2026-01-05' },
      ]);
    });
  });
};
