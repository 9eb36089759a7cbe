import { eq, lt } from 'drizzle-orm';
import { alertMails } from '../db/schema/saved.ts';
import { users } from '../db/schema/user.ts';
import type { MailRequest } from '../mail/composeMail.ts';
import type { Language } from '../rest/language.ts';
import type { Deps } from '../server/deps.ts';
import { hashOf, randomSecret } from '../text/secrets.ts';
import { lockUser } from '../user-data/lockUser.ts';
import { languageOfUser, recipientOf } from './mailRecipient.ts';
import { dayOf, findNewOffers, usersWithNews, type NewOffer } from './newOffers.ts';
import { sitePage } from './sitePage.ts';

type AlertDeps = Pick<Deps, 'database' | 'mailer' | 'siteOrigin' | 'identityAdmin'>;

/** How long the link that unsubscribes works. */
const linkDays = 180;

const dayMs = 24 * 3_600_000;

/** Asks the identity service for the address of a user; not again for a day if there is none to mail to. */
const addressOf = async (
  { database, identityAdmin }: AlertDeps,
  { userId, now }: { userId: string; now: Date },
): Promise<string | null> => {
  // Not in a transaction: the embedded identity service waits for the same connection.
  const recipient = await recipientOf(database, identityAdmin, userId);
  if (recipient === null)
    await database.orm
      .update(users)
      .set({ alertsPausedUntil: new Date(now.getTime() + dayMs) })
      .where(eq(users.id, userId));
  return recipient;
};

interface News {
  readonly language: Language;
  readonly recipient: string;
  readonly offers: readonly NewOffer[];
  readonly token: string;
}

const mailWith = (siteOrigin: string, { language, recipient, offers, token }: News): MailRequest => {
  const pageAt = (path: string) => sitePage(siteOrigin, language, path);
  return {
    kind: 'newOffers',
    language,
    recipient,
    items: offers.map(({ title, partner, city, partner_slug: partnerSlug, city_slug: citySlug }) => ({
      name: [title, partner, city].filter((part) => part !== null).join(' · '),
      link: pageAt(`/${citySlug}/${partnerSlug}`),
    })),
    link: pageAt('/my-desk/saved'),
    unsubscribeUrl: pageAt(`/my-desk/saved?token=${token}`),
  };
};

/**
 * Stores the mail of a user, and which offers it announces, in one transaction. Several processes may do this at a time:
 * they wait for each other at the user's row, and only the first of them finds that a mail may be sent.
 */
const storeAlert = async (
  { database, mailer, siteOrigin }: AlertDeps,
  { userId, recipient, now }: { userId: string; recipient: string; now: Date },
): Promise<void> =>
  database.orm.transaction(async (orm) => {
    await lockUser(orm, userId);
    const language = await languageOfUser({ orm }, userId);
    const offers = await findNewOffers({ orm }, { userId, language, now });
    if (offers.length === 0) return;
    const token = randomSecret();
    const mailId = await mailer.store(orm, mailWith(siteOrigin, { language, recipient, offers, token }));
    const offerIds = offers.map(({ id }) => id);
    await orm.insert(alertMails).values({
      userId,
      day: dayOf(now),
      mailId,
      offerIds,
      hash: hashOf(token),
      createdAt: now,
      announcedAt: mailer.isOutbox ? now : null,
    });
  });

/** Mails to each user what is new for the saved searches whose alerts are on: at most one mail a day. */
export const sendAlerts = async (
  deps: AlertDeps,
  { now = new Date(), onFailure }: { readonly now?: Date; readonly onFailure: (error: unknown) => void },
): Promise<void> => {
  const { database, mailer } = deps;
  const oldest = new Date(now.getTime() - linkDays * dayMs);
  await database.orm.delete(alertMails).where(lt(alertMails.createdAt, oldest));
  for (const userId of await usersWithNews(database, now)) {
    try {
      const recipient = await addressOf(deps, { userId, now });
      if (recipient === null) continue;
      await storeAlert(deps, { userId, recipient, now });
      mailer.wake();
    } catch (error) {
      // The others get theirs, and this one with the next run.
      onFailure(error);
    }
  }
};
