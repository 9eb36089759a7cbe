import { searchLane } from '../../limits/searchLane.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { findBySearch } from './findBySearch.ts';
import { search } from './searchOperations.ts';
import { searchKinds } from './searchSchema.ts';

export const searchRoutes = (app: TypedApp, { database }: Deps): void => {
  const lane = searchLane(database);
  app.route({
    ...search,
    handler: (request, reply) => {
      const { text, place, near, kinds, limit } = request.query;
      const named = kinds?.split(',');
      return lane(reply, () =>
        findBySearch(
          { database, language: languageOf(request) },
          {
            text,
            place: textOrNull(place) ?? undefined,
            near: textOrNull(near) ?? undefined,
            kinds: searchKinds.filter((kind) => named?.includes(kind) ?? true),
            limit,
          },
        ),
      );
    },
  });
};
