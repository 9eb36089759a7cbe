import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import type { ReviewTarget } from './reviewTarget.ts';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { storeForms } from '../../auth/session/openForms.ts';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { sessionFields } from '../../auth/session/tokens.ts';
import { readDraft } from './reviewDraft.ts';
import { UsersActions } from './UsersActions.tsx';

afterEach(cleanup);

const mopmarten = { partnerId: 'P1', partnerSlug: 'mopmarten', partner: 'Mopmarten' };
const everywhere = { ...mopmarten, countryCode: null, place: { countrySlug: null, citySlug: null } };
const austria = { ...mopmarten, countryCode: 'AT', place: { countrySlug: 'austria', citySlug: null } };
const graz = { ...mopmarten, countryCode: 'AT', place: { countrySlug: 'austria', citySlug: 'graz' } };
const offerInGraz = { offerId: 'O1', partner: 'Mopmarten', city: 'Graz' };

const node = (
  offerId: string,
  city: string,
  countryCode: string,
  reviewText: string | null,
  partner = 'P1',
) => ({
  node: {
    id: `My${offerId}`,
    review: { id: `R${offerId}`, rating: 3, reviewText },
    jobOffer: {
      id: offerId,
      city: { id: city, name: city, slug: city.toLowerCase(), country: { code: countryCode } },
      partner: { id: partner, name: partner === 'P1' ? 'Mopmarten' : 'Swiftbite' },
    },
  },
});

const isOfViewer = ({ request }: OperationDescriptor): boolean =>
  request.node.params.name !== 'useOfferInQuery';

/** Opens the actions of a user with a rating without text in Graz and Berlin, and reviews that are not about `target`. */
const open = async (target: ReviewTarget) => {
  const { environment } = await renderInSite(<UsersActions target={target}>{null}</UsersActions>);
  // An open dialog asks about its offer meanwhile.
  const ofViewer = await waitFor(() => {
    const found = environment.mock.getAllOperations().find(isOfViewer);
    if (found === undefined) throw new Error('The user is not asked for yet.');
    return found;
  });
  const edges = [
    node('O1', 'Graz', 'AT', null),
    node('O2', 'Berlin', 'DE', '  '),
    node('O3', 'Vienna', 'AT', 'Calm.'),
    node('O4', 'Linz', 'AT', null, 'P2'),
  ];
  environment.mock.resolve(ofViewer, {
    data: { viewer: { id: 'U', jobOffers: { edges } } },
  } as never);
};

const places = () => screen.getAllByText(/^Mopmarten in /).map(({ textContent }) => textContent);

describe('the ratings of a user without a text', () => {
  it('are shown on the pages of the company that would list their reviews', async () => {
    await open(everywhere);
    await waitFor(() => expect(places()).toEqual(['Mopmarten in Graz', 'Mopmarten in Berlin']));
    cleanup();
    await open(austria);
    await waitFor(() => expect(places()).toEqual(['Mopmarten in Graz']));
    cleanup();
    await open(graz);
    await waitFor(() => expect(places()).toEqual(['Mopmarten in Graz']));
    cleanup();
    await open({ ...graz, place: { countrySlug: 'austria', citySlug: 'vienna' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add review' })).toHaveProperty('disabled', false),
    );
    expect(screen.queryByText(/^Your rating\./)).toBeNull();
  });

  it('say that they count, and can be edited', async () => {
    await open(austria);
    expect(
      await screen.findByText(
        'Your rating. It counts towards the average after a week at the latest; only reviews with a text are listed.',
      ),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Edit your review' }));
    expect(await screen.findByRole('dialog', { name: 'Your review: Mopmarten' })).toBeDefined();
    expect(screen.queryByLabelText('Where did you work?')).toBeNull();
  });

  it('are edited by the one button of the page of their gig', async () => {
    await open(offerInGraz);
    await screen.findByText(/^Your rating\./);
    expect(screen.getAllByRole('button', { name: 'Edit your review' })).toHaveLength(1);
  });
});

describe('the dialog of a review', () => {
  it('that the end of the session closed opens again with the text once its user has logged in', async () => {
    setUpAccount();
    changeAuth(sessionFields(tokens(), Date.now()) ?? {});
    await open(graz);
    await userEvent.click(await screen.findByRole('button', { name: 'Add review' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Calm');
    storeForms();
    cleanup();
    // What the page shows after the login.
    await open(graz);
    await screen.findByRole('dialog');
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Calm');
    expect(readDraft('mopmarten/austria/graz')?.text).toBe('Calm');
    forgetAccount();
    sessionStorage.clear();
  });
});
