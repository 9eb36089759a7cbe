import type { Page } from '@playwright/test';
import { askAs } from '../account/askAs.ts';
import { applyFor } from '../desk/applyFor.ts';
import { createAccount, signedInAccount, type Account } from '../harness/accounts/account.ts';
import { logInWith, openLogIn } from '../harness/accounts/interface.ts';
import { restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

const figures = {
  earnings: { name: 'Earnings', path: /\/job_offers\/\d+\/earning$/ },
  cost: { name: 'Cost to start', path: /\/job_offers\/\d+\/cost-start$/ },
  signupLength: { name: 'Sign-up takes', path: /\/job-offers\/\d+\/sign-up-time$/ },
  customerAvailability: { name: 'How busy it is', path: /\/job-offers\/\d+\/customer-availability$/ },
} as const;

type Kind = keyof typeof figures;
const kinds = Object.keys(figures) as Kind[];

const figure = (page: Page, kind: Kind) =>
  page.getByRole('main').getByRole('region', { name: figures[kind].name, exact: true });

/** The number of answers to each figure. */
const countsOf = async (page: Page): Promise<Record<Kind, number>> =>
  Object.fromEntries(
    await Promise.all(
      kinds.map(async (kind) => {
        const text = await figure(page, kind).innerText();
        return [kind, Number(/(\d+) answers?/.exec(text)?.[1] ?? 0)];
      }),
    ),
  ) as Record<Kind, number>;

interface RestFigures {
  readonly costToStart: { readonly avg: number };
  readonly earning: { readonly avg: number; readonly count: number };
  readonly customerAvailability: { readonly count: number; readonly percents: { readonly high: number } };
}

/** Two of an offer's figures as the services count them. */
const restFigures = (services: string) =>
  restAnswer<RestFigures>(
    services,
    '/job-offer?city_slug=lyon&partner_slug=tutorfinch&expand=earning,customerAvailability',
  );

const plusOne = (counts: Record<Kind, number>) =>
  Object.fromEntries(kinds.map((kind) => [kind, counts[kind] + 1]));

/** Applies for the gig of a company in Lyon, so that the answers of the new account count at once. */
const applyInLyon = async (gateway: string, account: Account, partnerSlug: string) => {
  const query = `{ jobOffer(citySlug: "lyon", partnerSlug: "${partnerSlug}") { id } }`;
  const { jobOffer } = await askAs<{ jobOffer: { id: string } }>(gateway, account, query);
  await applyFor(gateway, account, jobOffer.id);
};

const open = async (page: Page, kind: Kind) => {
  await figure(page, kind).getByRole('button', { name: 'Add yours' }).click();
  return kind === 'earnings' || kind === 'cost' ? figure(page, kind) : page.getByRole('dialog');
};

const fillAmount = async (page: Page, kind: 'earnings' | 'cost', amount: string) => {
  const form = await open(page, kind);
  await form.getByRole('textbox').first().fill(amount);
  await form.getByRole('button', { name: 'Send answer' }).click();
};

const choose = async (page: Page, kind: Kind, answer: string) => {
  const form = await open(page, kind);
  await form.getByRole('radio', { name: answer }).check();
  await form.getByRole('button', { name: 'Send answer' }).click();
};

const bounds = { method: 'GET', path: /\/job_offers\/\d+\/plausible-amounts$/ };

/** Resolves once the browser has the amounts that the services accept. */
const boundsReceived = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().includes('/graphql?') && (await response.text()).includes('plausibleAmounts'),
  );

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pendingContributions') ?? 'null') as unknown);

test(
  'what a guest reports stays in the browser and is sent once after the sign-in; what fails is sent at the next start',
  {
    tag: ['@R2.166', '@R2.176', '@R3.116', '@R3.117', '@R4.68', '@R4.69', '@R4.70', '@R6.14', '@R6.15'],
  },
  async ({ page, context, product, upstream, guards }) => {
    guards.allow(/status of 5\d\d/, 'an answer that cannot be sent');
    const account = await createAccount(product);
    await applyInLyon(product.gateway, account, 'nestkin');
    await page.goto('/lyon/nestkin');
    const before = await countsOf(page);
    // The cost below is far from the others, so that it waits for a second one.
    const counted = { ...plusOne(before), cost: before.cost };
    const signUp = page.getByRole('dialog', { name: 'Create your account' });
    const askedToSignUp = async () => {
      await expect(signUp).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(signUp).toHaveCount(0);
    };

    expect(await upstream.calls(bounds), 'before a form is open').toEqual([]);
    const received = boundsReceived(page);
    const form = await open(page, 'earnings');
    const amount = form.getByLabel('What you earn in an hour (EUR)');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(form.getByText('Enter an amount in figures')).toBeVisible();
    await received;
    await amount.fill('99999');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(amount).toHaveAccessibleDescription(/^That doesn’t look like pay for one hour\./);
    await expect(amount).toBeFocused();
    expect(await stored(page), 'after a refusal').toBeNull();
    await expect(signUp).toHaveCount(0);
    await amount.fill('14,50');
    const birthdate = form.getByRole('group', { name: 'Date of birth (optional)' });
    await birthdate.getByLabel('Day').fill('3');
    await birthdate.getByLabel('Month').selectOption('February');
    await birthdate.getByLabel('Year').fill('2020');
    await page.keyboard.press('Enter');
    await expect(form.getByText('You must be at least 13 years old.')).toBeVisible();
    await expect(birthdate.getByLabel('Day')).toBeFocused();
    await birthdate.getByLabel('Year').fill('1999');
    await birthdate.getByLabel('Year').focus();
    await page.keyboard.press('Enter');
    await askedToSignUp();
    await fillAmount(page, 'cost', '1.000');
    await askedToSignUp();
    await choose(page, 'signupLength', '2 weeks');
    await askedToSignUp();
    await choose(page, 'customerAvailability', 'Few customers');
    await askedToSignUp();

    const id: unknown = expect.any(String);
    const item = (value: unknown) => [expect.objectContaining({ jobOfferId: id, value, key: id })];
    expect(await stored(page)).toEqual({
      birthdate: '1999-02-03',
      earnings: item(14.5),
      cost: item(1000),
      signupLength: item('TWO_WEEKS'),
      customerAvailability: item('LOW'),
    });
    expect(await upstream.calls({ method: 'POST', path: /earning|cost-start|sign-up|customer/ })).toEqual([]);

    // The login reaches this tab too; the figures must still be sent once.
    const otherTab = await context.newPage();
    await otherTab.goto('/about');
    await upstream.fault({ method: 'POST', path: figures.earnings.path }, { kind: 'status', status: 503 }, 1);
    await openLogIn(page);
    await logInWith(page, account);
    await expect(page.getByText('Thanks. Your answer is saved.')).toHaveCount(1);
    await expect(page.getByText('Your answer may not have been saved.')).toBeVisible();
    expect(await stored(page)).toEqual({ earnings: item(14.5) });
    expect(await countsOf(page)).toEqual({ ...counted, earnings: before.earnings });

    await page.reload();
    await expect.poll(() => stored(page)).toBeNull();
    await expect.poll(() => countsOf(page)).toEqual(counted);
    for (const kind of kinds) {
      const calls = await upstream.calls({ method: 'POST', path: figures[kind].path });
      expect(calls).toHaveLength(kind === 'earnings' ? 2 : 1);
      expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    }
    const query = '{ viewer { metadata { birthdate } } }';
    expect(await askAs(product.gateway, account, query)).toEqual({
      viewer: { metadata: { birthdate: '1999-02-03' } },
    });

    await upstream.clear();
    await page.reload();
    await expect(figure(page, 'cost').getByRole('button', { name: 'Add yours' })).toBeVisible();
    expect(await countsOf(page)).toEqual(counted);
    expect(await upstream.calls({ method: 'POST', path: /earning|cost-start|sign-up|customer/ })).toEqual([]);
  },
);

test(
  'a user reports each figure once: a new value replaces the first; an implausible one is refused with the reason',
  { tag: ['@R1.13', '@R1.14', '@R1.15', '@R1.16', '@R2.166', '@R2.176', '@R2.178', '@R7.87', '@R7.88'] },
  async ({ page, product, upstream, guards, collected }) => {
    await applyInLyon(product.gateway, await signedInAccount(page, product), 'tutorfinch');
    const { costToStart, earning, customerAvailability: customers } = await restFigures(product.services);
    const usual = Math.round(costToStart.avg);
    await page.goto('/lyon/tutorfinch');
    const before = await countsOf(page);
    const thanks = page.getByText('Thanks. Your answer is saved.');

    // Without the bounds the form cannot know, and the services refuse what it sends.
    await upstream.fault(bounds, { kind: 'status', status: 503 }, 1);
    await fillAmount(page, 'earnings', '10000');
    await expect(
      figure(page, 'earnings').getByText('That doesn’t look like pay for one hour.'),
    ).toBeVisible();
    await figure(page, 'earnings').getByRole('textbox').fill('15');
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveCount(1);
    await expect(figure(page, 'earnings').getByRole('button', { name: 'Add yours' })).toBeFocused();
    const answers = (kind: Kind) => upstream.calls({ method: 'POST', path: figures[kind].path });
    const isSaved = async (kind: Kind) => {
      await expect.poll(() => answers(kind)).not.toEqual([]);
      await expect(thanks, 'in place of the message of the answer before').toHaveCount(1);
    };
    await fillAmount(page, 'cost', String(usual));
    await isSaved('cost');
    await choose(page, 'signupLength', 'Longer');
    await isSaved('signupLength');
    await choose(page, 'customerAvailability', 'Many customers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => countsOf(page)).toEqual(plusOne(before));

    await fillAmount(page, 'earnings', '16');
    await expect(figure(page, 'earnings').getByRole('textbox')).toHaveCount(0);
    await page.reload();
    expect(await countsOf(page)).toEqual(plusOne(before));

    const after = await restFigures(product.services);
    const { avg } = after.earning;
    expect(avg).toBeCloseTo((earning.avg * earning.count + 16) / (earning.count + 1), 1);
    await expect(figure(page, 'earnings')).toContainText(`€${avg.toFixed(2)}`);
    const { high } = after.customerAvailability.percents;
    const many = Math.round((customers.percents.high * customers.count) / 100);
    expect(high).toBeCloseTo((100 * (many + 1)) / (customers.count + 1), 1);
    const share = figure(page, 'customerAvailability').getByRole('listitem');
    await expect(share.filter({ hasText: 'Many customers' })).toContainText(`${Math.round(high)}%`);

    // The forms begin with what the user reported last.
    const form = await open(page, 'earnings');
    await expect(form.getByRole('textbox')).toHaveValue('16');
    await expect(form.getByText(/You answered this on \d+ \w+ \d{4}\. A new answer replaces/)).toBeVisible();
    await expect((await open(page, 'cost')).getByRole('textbox')).toHaveValue(String(usual));
    await expect(figure(page, 'cost').getByText('Your answer counts.')).toBeVisible();
    await open(page, 'signupLength');
    await expect(page.getByRole('radio', { name: 'Longer' })).toBeChecked();
    await page.keyboard.press('Escape');

    // The first attempt fails; the second one, pressed twice, withdraws the amount once.
    guards.allow(/status of 5\d\d/, 'an answer that cannot be withdrawn');
    const withdrawn = page.getByText('Your answer has been withdrawn.');
    const deletion = { method: 'DELETE', path: figures.earnings.path };
    await upstream.fault(deletion, { kind: 'status', status: 503 }, 1);
    await form.getByRole('button', { name: 'Withdraw answer' }).click();
    await expect(form.getByText('Your answer may not have been withdrawn.')).toBeVisible();
    await form.getByRole('button', { name: 'Withdraw answer' }).dblclick();
    await expect(withdrawn).toHaveCount(1);
    await expect.poll(() => countsOf(page)).toEqual({ ...plusOne(before), earnings: before.earnings });
    expect(await upstream.calls(deletion)).toHaveLength(2);
    await open(page, 'signupLength');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw answer' }).click();
    await expect(withdrawn).toHaveCount(2);
    await page.reload();
    const { earnings, signupLength } = before;
    expect(await countsOf(page)).toEqual({ ...plusOne(before), earnings, signupLength });
    await expect((await open(page, 'earnings')).getByRole('textbox')).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Withdraw answer' })).toHaveCount(0);

    for (const [kind, values] of Object.entries({
      earnings: [15, 16],
      cost: [usual],
      signupLength: ['longer'],
      customerAvailability: ['high'],
    })) {
      const calls = await upstream.calls({ method: 'POST', path: figures[kind as Kind].path });
      const accepted = calls.filter(({ status }) => status !== 422);
      expect(calls.length - accepted.length).toBe(kind === 'earnings' ? 1 : 0);
      expect(accepted.map(({ body }) => (body as { value: unknown }).value)).toEqual(values);
      for (const { body } of calls)
        expect(body).toMatchObject({ jobOfferId: expect.any(Number), session_id: expect.any(String) });
    }
    expect(await collected(), 'events without consent').toEqual([]);
    const pageViews = await upstream.calls({ method: 'POST', path: /\/page-view$/ });
    expect(pageViews, 'page views without consent').toEqual([]);
  },
);
