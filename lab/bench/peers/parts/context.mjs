import DataLoader from 'dataloader';
import { paths } from '../../handWritten/paths.mjs';
import { readerOf } from '../../handWritten/reader.mjs';
import { readIn } from '../../handWritten/upstream.mjs';

/** The context of one request of the peers with GraphQL. */
export const contextOf = (request) => {
  const reader = readerOf(request);
  const read = readIn(reader.language);
  let cities;
  return {
    reader,
    read,
    /** Made when needed: most requests load no city by its id. */
    get cityById() {
      return (cities ??= new DataLoader(async (ids) => {
        const { items } = await read(paths.cities(ids));
        const found = new Map(items.map((city) => [city.id, city]));
        return ids.map((id) => found.get(id) ?? null);
      }));
    },
  };
};
