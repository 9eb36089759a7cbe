import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../src/web-api/search/searchSchema.ts';
import { get, type ServicesOf } from '../testServices.ts';

type Answer = Static<typeof SearchAnswer>;

export const searchSuite = (services: ServicesOf): void => {
  describe('the search over everything', () => {
    const search = async (query: string, language = 'en'): Promise<Answer> => {
      const { app } = services();
      const answer = await app.inject(`/web-api/${language}/search?${encodeURI(query)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<Answer>();
    };

    /** The totals of kinds that have rows, and the first row of each with the parts that match. */
    const brief = ({ kinds, place }: Answer) => ({
      place: place?.slug ?? null,
      ...Object.fromEntries(
        kinds
          .filter(({ total }) => total > 0)
          .map(({ kind, total, items: [row] }) => {
            const parts = (row?.highlights ?? []).map(({ start, length }) =>
              (row?.text ?? '').slice(start, start + length),
            );
            return [kind, [total, row?.field, row?.text, parts.join(' ')]];
          }),
      ),
    });

    it.each([
      [
        'en',
        'swiftbite',
        {
          partner: [1, 'name', 'Swiftbite', 'Swiftbite'],
          job_offer: [242, 'company', 'Swiftbite', 'Swiftbite'],
        },
      ],
      [
        'en',
        'SWIFTBIT',
        {
          partner: [1, 'name', 'Swiftbite', 'Swiftbit'],
          job_offer: [242, 'company', 'Swiftbite', 'Swiftbit'],
        },
      ],
      [
        'en',
        'swiftbyte',
        {
          partner: [1, 'name', 'Swiftbite', 'Swiftbite'],
          job_offer: [242, 'company', 'Swiftbite', 'Swiftbite'],
        },
      ],
      ['de', 'babysitter', { job_offer: [132, 'title', 'Babysitter (m/w/d)', 'Babysitter'] }],
      ['de', 'Babysitterin', { job_offer: [132, 'title', 'Babysitter (m/w/d)', 'Babysitter'] }],
      ['de', 'fahrradkurir', { job_offer: [960, 'title', 'Fahrradkurier (m/w/d)', 'Fahrradkurier'] }],
      ['en', 'bike courier', { job_offer: [960, 'title', 'Bike courier', 'Bike courier'] }],
      [
        'de',
        'lieferung',
        {
          category: [1, 'name', 'Lieferung', 'Lieferung'],
          job_offer: [1934, 'category', 'Lieferung', 'Lieferung'],
        },
      ],
      [
        'en',
        'pet-care',
        {
          category: [1, 'name', 'Pet care', 'Pet care'],
          job_offer: [281, 'category', 'Pet care', 'Pet care'],
        },
      ],
      ['en', 'delivery swiftbite', { job_offer: [242, 'company', 'Swiftbite', 'Swiftbite'] }],
      [
        'pl',
        'zwawy',
        {
          partner: [1, 'name', 'Żwawy Kurier', 'Żwawy'],
          job_offer: [42, 'company', 'Żwawy Kurier', 'Żwawy'],
        },
      ],
      ['en', 'berl', { city: [2, 'name', 'Berlin', 'Berl'] }],
      ['en', 'babysitter atlantis', {}],
      ['en', 'jobs', {}],
      ['en', '(…)', {}],
    ])('%s: %s', async (language, text, found) => {
      expect(brief(await search(`text=${text}`, language))).toEqual({ place: null, ...found });
    });

    it.each([
      [
        'de',
        'nürnberg',
        'nuernberg',
        { city: [1, 'name', 'Nürnberg', 'Nürnberg'], job_offer: [20, 'city', 'Nürnberg', 'Nürnberg'] },
      ],
      [
        'de',
        'nurnberg',
        'nuernberg',
        { city: [1, 'name', 'Nürnberg', 'Nürnberg'], job_offer: [20, 'city', 'Nürnberg', 'Nürnberg'] },
      ],
      [
        'de',
        'Swiftbite Köln',
        'koeln',
        {
          city: [1, 'name', 'Köln', 'Köln'],
          partner: [1, 'name', 'Swiftbite', 'Swiftbite'],
          job_offer: [1, 'company', 'Swiftbite', 'Swiftbite'],
        },
      ],
      [
        'de',
        'Job als Kurier in Berlin',
        'berlin',
        {
          city: [1, 'name', 'Berlin', 'Berlin'],
          partner: [1, 'name', 'Żwawy Kurier', 'Kurier'],
          job_offer: [12, 'title', 'Fahrradkurier (m/w/d)', 'kurier'],
        },
      ],
      [
        'de',
        'fahrradkurier berl',
        'berlin',
        { job_offer: [12, 'title', 'Fahrradkurier (m/w/d)', 'Fahrradkurier'] },
      ],
    ])('reads a city in the text, %s: %s', async (language, text, place, found) => {
      expect(brief(await search(`text=${text}`, language))).toEqual({ place, ...found });
    });

    it.each([
      ['de', 'Fahrer in Łódź', { slug: 'lodz', words: 'fahrer' }],
      ['en', 'berlin', { slug: 'berlin', words: '' }],
      ['en', 'chimney sweep Cologne', { slug: 'cologne', words: 'chimney sweep' }],
      ['en', 'bike courier', null],
    ])(
      'names the city of a text and its other words, whatever is there, %s: %s',
      async (language, text, names) => {
        const { named } = await search(`text=${text}&kinds=category`, language);
        expect(named && { slug: named.place.slug, words: named.words }).toEqual(names);
      },
    );

    it('names no city of the text beside a place', async () => {
      expect((await search('text=courier berlin&place=ulm')).named).toBeNull();
    });

    it.each(['köln', 'koeln', 'Cologne'])('finds gigs in the place %s only', async (place) => {
      expect(brief(await search(`text=bike courier&place=${place}`))).toEqual({
        place: 'cologne',
        job_offer: [6, 'title', 'Bike courier', 'Bike courier'],
      });
    });

    it('finds no gig in an unknown place', async () => {
      expect(brief(await search('text=bike courier&place=nowhere'))).toEqual({ place: null });
    });

    it('orders companies by their live offers, and keeps to the limit and the kinds', async () => {
      const { kinds } = await search('text=p&kinds=partner,city&limit=2');
      expect(kinds.map(({ kind, items }) => [kind, items.map(({ text }) => text)])).toEqual([
        ['city', ['Puebla', 'Paris']],
        ['partner', ['Paws & Co', 'Platterpool']],
      ]);
    });

    it.each([
      ['Köln', 'exact'],
      ['Cologne, Germany', 'exact'],
      ['colog', 'beginning'],
      ['colgne', 'slip'],
      ['Austin, Ohio', 'elsewhere'],
    ])('says of %s how well the city has this name: %s', async (text, match) => {
      const { kinds } = await search(`text=${text}&kinds=city`);
      expect(kinds[0]?.items[0]?.match).toBe(match);
    });

    it('scores names above titles of gigs that only belong to them', async () => {
      const { kinds } = await search('text=delivery&limit=1');
      expect(kinds.map(({ items }) => items[0]?.score ?? null)).toEqual([null, null, 6, 3.2]);
      expect(kinds.map(({ items }) => items[0]?.match ?? null)).toEqual([null, null, 'exact', 'part']);
      expect(kinds[2]?.items[0]?.category).toEqual({
        id: 1,
        name: 'Delivery',
        slug: 'delivery',
        orgSlug: 'delivery',
      });
    });

    const first = async (query: string, kind: string, language = 'en') => {
      const { kinds } = await search(`${query}&kinds=${kind}`, language);
      return kinds[0]?.items.map(({ text }) => text);
    };

    it.each([
      ['city', 'text=por', ['Porto Alegre', 'Portland', 'Porto'], 'without a city'],
      ['city', 'text=por&near=nowhere', ['Porto Alegre', 'Portland', 'Porto'], 'near an unknown city'],
      ['city', 'text=por&near=lisbon', ['Porto', 'Porto Alegre', 'Portland'], 'in the country of the reader'],
      ['city', 'text=por&near=portland', ['Portland', 'Porto Alegre', 'Porto'], 'in the city of the reader'],
    ])('lists the %s of %s as %j: %s', async (kind, query, found) => {
      expect(await first(query, kind)).toEqual(found);
    });

    it('counts the country of the language as near, but for English', async () => {
      expect((await first('text=por', 'city', 'pt'))?.[0]).toBe('Porto');
    });

    it('never lists a city near the reader before one whose name fits better', async () => {
      expect((await first('text=porto&near=portland', 'city'))?.[0]).toBe('Porto');
    });

    /** The cities of the gigs that a search finds. */
    const citiesOf = async (query: string) => {
      const { kinds } = await search(`${query}&kinds=job_offer`);
      const ids = kinds[0]?.items.map(({ id }) => id) ?? [];
      const { body } = await get(services(), `/job_offers?ids=${ids.join(',')}&limit=50`);
      const { items } = body as { items: { city: { slug: string } }[] };
      return { total: kinds[0]?.total, slugs: items.map(({ city }) => city.slug) };
    };

    it('lists gigs of the city of the reader first, and leaves out none', async () => {
      const everywhere = await citiesOf('text=driver&limit=5');
      expect(everywhere.slugs).not.toContain('berlin');
      expect(await citiesOf('text=driver&limit=5&near=berlin')).toEqual({
        total: everywhere.total,
        slugs: Array(5).fill('berlin'),
      });
      expect((await citiesOf('text=driver munich&limit=5&near=berlin')).slugs).toEqual(
        Array(5).fill('munich'),
      );
    });

    const listOf = async (query: string, language: string) => {
      const { list } = await search(query, language);
      return list && [list.place.slug, list.type, list.category?.orgSlug ?? null, list.offers];
    };

    it.each([
      ['en', 'text=weekend berlin', ['berlin', 'weekend', null, 3]],
      ['en', 'text=berlin week', ['berlin', 'weekend', null, 3]],
      ['en', 'text=weekend ber', ['berlin', 'weekend', null, 3]],
      ['en', 'text=weekend gigs in Berlin', ['berlin', 'weekend', null, 3]],
      ['en', 'text=parttime&near=berlin', ['berlin', 'part-time', null, 18]],
      ['en', 'text=weekend munich&near=berlin', ['munich', 'weekend', null, 3]],
      ['en', 'text=delivery&place=berlin', ['berlin', null, 'delivery', 22]],
      ['en', 'text=pet berlin', ['berlin', null, 'pet-care', 2]],
      ['en', 'text=weekend delivery berlin', ['berlin', 'weekend', 'delivery', 1]],
      ['de', 'text=Wochenende Köln', ['koeln', 'weekend', null, 4]],
      ['de', 'text=weekend berlin', ['berlin', 'weekend', null, 3]],
      ['es', 'text=fin de semana madrid', ['madrid', 'weekend', null, 4]],
      ['fr', 'text=week-end berlin', ['berlin', 'weekend', null, 3]],
      ['it', 'text=per studenti roma', ['roma', 'student', null, 5]],
      ['nl', 'text=studentenbaan berlijn', ['berlijn', 'student', null, 9]],
      ['pl', 'text=część etatu warszawa', ['warszawa', 'part-time', null, 9]],
      ['pt', 'text=fim de semana lisboa', ['lisboa', 'weekend', null, 3]],
      ['sv', 'text=helg stockholm', ['stockholm', 'weekend', null, 4]],
      ['tr', 'text=hafta sonu istanbul', ['istanbul', 'weekend', null, 1]],
    ])('names the list of gigs that a text means, %s: %s', async (language, query, list) => {
      expect(await listOf(query, language)).toEqual(list);
    });

    it.each([
      ['the city alone', 'text=berlin&near=munich'],
      ['a type without a city', 'text=weekend'],
      ['the beginning of no city', 'text=part time'],
      ['other words', 'text=weekend swiftbite berlin'],
      ['a mistake', 'text=delivrey berlin'],
      ['a list without gigs', 'text=student tutoring munich'],
      ['an unknown place', 'text=delivery&place=nowhere&near=berlin'],
    ])('names no list for %s: %s', async (_why, query) => {
      expect(await listOf(query, 'en')).toBeNull();
    });

    it.each(['text=', `text=${'a'.repeat(101)}`, 'text=a&kinds=post', 'text=a&limit=51', 'kinds=city'])(
      'refuses %s',
      async (query) => {
        expect((await get(services(), `/search?${query}`)).status).toBe(400);
      },
    );
  });
};
