import type { FastifyPluginAsync } from 'fastify';
import { isLanguage } from '../../rest/language.ts';
import type { Database } from '../../db/database.ts';
import { clientSignal } from '../../rest/clientSignal.ts';
import { encode, mediaTypes } from '../encode.ts';
import { imageStore } from '../imageStore.ts';
import { sendImage } from '../sendImage.ts';
import { sendImageError } from '../sendImageError.ts';
import { drawSocialCard, socialSize } from './drawSocialCard.ts';
import { findCard } from './findCard.ts';

interface SocialOptions {
  readonly database: Database;
  /** The name of the site. */
  readonly brand: string;
}

interface CardAddress {
  readonly Params: { readonly language: string; readonly '*': string };
}

const quality = 84;

const megapixels = (socialSize.width * socialSize.height) / 1e6;

const megabyte = 1024 * 1024;

/**
 * Cards are drawn one at a time and in a queue of their own, because a card takes as long as many pictures of pages, and no page
 * shows one.
 */
const limits = {
  running: 1,
  waitingMegapixels: 8 * (megapixels + 0.05),
  siteBytes: 16 * megabyte,
  otherBytes: megabyte,
};

/** Serves `GET /social/{language}/{kind}[/{slug}[/{slug}]]`, pictures for shared links, with the texts that the site has. */
export const socialPlugin: FastifyPluginAsync<SocialOptions> = async (app, { database, brand }) => {
  const finishedImage = imageStore(limits);

  app.get<CardAddress>('/social/:language/*', async (request, reply) => {
    const { language, '*': path } = request.params;
    const card = isLanguage(language) ? await findCard({ database, language }, path, brand) : null;
    if (card === null) return reply.code(404).send({ message: 'There is no such picture' });
    try {
      const { title, kicker, pay, figures, picture } = card;
      const image = await finishedImage({
        key: JSON.stringify([title, kicker, pay, figures, picture?.kind.name, picture?.slug]),
        // JPEG, because all social networks accept it.
        draw: () => encode(drawSocialCard(card), 'jpg', quality, false),
        megapixels,
        isOfSite: async () => true,
        files: null,
        signal: clientSignal(reply),
      });
      return await sendImage(request, reply, image, mediaTypes.jpg);
    } catch (error) {
      return sendImageError(reply, error);
    }
  });
};
