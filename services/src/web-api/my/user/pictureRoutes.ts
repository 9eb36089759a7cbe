import { userOf } from '../../../identity/requestUser.ts';
import { maxRequestBytes } from '../../../uploads/pictureLimits.ts';
import { squarePicture } from '../../../uploads/squarePicture.ts';
import { UnusablePicture } from '../../../uploads/unusablePicture.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import { limitRequests } from '../../../limits/requestLimit.ts';
import { TooManyRequests } from '../../../rest/tooManyRequests.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { removeAvatar, setAvatar } from './pictureOperations.ts';
import { deletePicture, storePicture } from './pictureStore.ts';
import { findUser } from './userQueries.ts';

const maxPicturesPerHour = 20;
/** About as long as a picture takes. */
const retryAfterSeconds = 2;

const decodedPicture = async (base64: string): Promise<Buffer> => {
  try {
    return await squarePicture(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error;
    throw unprocessable({ field: 'picture', code: error.code, message: error.message });
  }
};

/** The picture that a user uploads. */
export const pictureRoutes = (app: TypedApp, { database }: Deps): void => {
  const uploading = new Set<string>();

  app.route({
    ...setAvatar,
    bodyLimit: maxRequestBytes,
    handler: async (request) => {
      const user = userOf(request);
      // One at a time of each user, so that nobody waits for several pictures of somebody else.
      if (uploading.has(user.id)) throw new TooManyRequests(retryAfterSeconds);
      uploading.add(user.id);
      try {
        await limitRequests(database, { kind: 'avatar', subject: user.id, max: maxPicturesPerHour });
        await storePicture(database, user, await decodedPicture(request.body.picture));
      } finally {
        uploading.delete(user.id);
      }
      return findUser(database, user);
    },
  });

  app.route({
    ...removeAvatar,
    handler: async (request) => {
      const user = userOf(request);
      await deletePicture(database, user);
      return findUser(database, user);
    },
  });
};
