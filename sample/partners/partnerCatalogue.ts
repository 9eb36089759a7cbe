import { countryCodes } from '../countries.ts';
import type { CategoryKey, OfferKind } from '../texts/kinds.ts';

/** An invented company. */
export interface SamplePartner {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Its categories, the most likely one first; it has one of them in each city. */
  readonly kinds: readonly [OfferKind, ...OfferKind[]];
  readonly countries: readonly string[];
  /** Categories in addition to those of the kind. */
  readonly categories: readonly CategoryKey[];
  readonly isVerified: boolean;
  readonly isDirectApply: boolean;
  /** The mean rating in stars. */
  readonly quality: number;
}

type Traits = Partial<Pick<SamplePartner, 'categories' | 'isVerified' | 'isDirectApply'>>;
type Entry = readonly [
  slug: string,
  name: string,
  kinds: SamplePartner['kinds'],
  countries: readonly string[],
  quality: number,
  traits?: Traits,
];

const everywhere = countryCodes;
const without = (...codes: string[]): string[] => everywhere.filter((code) => !codes.includes(code));
const america = ['AR', 'BR', 'CA', 'CO', 'MX', 'US'];
const europe = without('AU', ...america);

const direct: Traits = { isDirectApply: true };
const unverified: Traits = { isVerified: false };

const entries: readonly Entry[] = [
  ['swiftbite', 'Swiftbite', ['bike-delivery'], everywhere, 4.1],
  ['nestkin', 'Nestkin', ['babysitting'], everywhere, 4.5, { ...direct, categories: ['care'] }],
  ['lumen-labs', 'Lumen Labs', ['crowdtesting'], everywhere, 3.9, unverified],
  ['parcelpath', 'Parcelpath', ['car-delivery'], everywhere, 3.4],
  ['oddjob-guild', 'Oddjob Guild', ['handyman'], everywhere, 4.2],
  ['quietdesk', 'Quietdesk', ['translation'], everywhere, 4],
  ['paws-and-co', 'Paws & Co', ['pet-care'], everywhere, 4.6, direct],
  ['glowclean', 'Glowclean', ['cleaning'], everywhere, 3.8],
  ['pedalpost', 'Pedalpost', ['bike-delivery'], europe, 4],
  ['noodlewheel', 'Noodlewheel', ['bike-delivery'], without('FI', 'LU'), 3.6],
  ['crateclimb', 'Crateclimb', ['car-delivery', 'handyman'], everywhere, 3.9],
  ['larderloop', 'Larderloop', ['car-delivery', 'retail'], without('AR', 'CO'), 3.7],
  [
    'breadbeam',
    'Breadbeam',
    ['bike-delivery', 'hospitality'],
    ['AT', 'BE', 'CH', 'DE', 'FR', 'IT', 'LU', 'NL'],
    4.4,
  ],
  ['kettle-and-kerb', 'Kettle & Kerb', ['bike-delivery'], ['AU', 'CA', 'DE', 'GB', 'IE', 'NL', 'US'], 3.8],
  ['zipladle', 'Zipladle', ['bike-delivery'], everywhere, 3.3],
  ['quincecart', 'Quincecart', ['car-delivery'], without('NO'), 3.9],
  [
    'tandemtray',
    'Tandemtray',
    ['bike-delivery'],
    ['BE', 'DE', 'DK', 'ES', 'FR', 'NL', 'PL', 'PT', 'SE'],
    4.3,
  ],
  ['vanbloom', 'Vanbloom', ['car-delivery'], ['BE', 'DE', 'FR', 'GB', 'IT', 'NL', 'PL'], 4],
  ['mopmarten', 'Mopmarten', ['cleaning'], without('HU', 'RO'), 4.1, { categories: ['hosting'] }],
  ['rideloom', 'Rideloom', ['ridesharing'], everywhere, 3.6],
  ['hopcarriage', 'Hopcarriage', ['ridesharing', 'car-delivery'], without('DK', 'FI', 'NO'), 3.4],
  ['tutorfinch', 'Tutorfinch', ['tutoring'], everywhere, 4.6, direct],
  ['doorstep-dahlia', 'Doorstep Dahlia', ['car-delivery'], europe, 4.2],
  ['fixwren', 'Fixwren', ['handyman'], everywhere, 4.3, direct],
  ['hammerhare', 'Hammerhare', ['handyman', 'car-delivery'], without('GR'), 3.9],
  ['shopspecter', 'Shopspecter', ['mystery-shopping'], everywhere, 4],
  [
    'askpebble',
    'Askpebble',
    ['mystery-shopping'],
    everywhere,
    3.7,
    { ...unverified, categories: ['surveys'] },
  ],
  ['bugbramble', 'Bugbramble', ['crowdtesting'], everywhere, 4.2],
  ['aproncall', 'Aproncall', ['hospitality'], everywhere, 3.8, { categories: ['promotion'] }],
  ['platterpool', 'Platterpool', ['hospitality', 'bike-delivery'], everywhere, 3.7],
  ['shelfswift', 'Shelfswift', ['retail', 'car-delivery'], everywhere, 3.5],
  ['tillturn', 'Tillturn', ['retail'], without('AR', 'AU'), 3.8],
  ['wordheron', 'Wordheron', ['translation'], everywhere, 4.4],
  ['ferrybasket', 'Ferrybasket', ['car-delivery'], [...america, 'DE', 'DK', 'GB', 'NO', 'SE', 'TR'], 3.9],
  ['barkberry', 'Barkberry', ['pet-care'], without('CZ'), 4.5],
  ['cabuk-canta', 'Çabuk Çanta', ['bike-delivery'], ['AT', 'BE', 'DE', 'NL', 'TR'], 4],
  [
    'zwawy-kurier',
    'Żwawy Kurier',
    ['bike-delivery', 'car-delivery'],
    ['CZ', 'DE', 'GB', 'IE', 'PL', 'SE'],
    4.1,
  ],
  ['nattlopet', 'Nattløpet', ['bike-delivery'], ['DE', 'DK', 'FI', 'NO', 'SE'], 3.9],
  ['trunkfox', 'Trunkfox', ['car-delivery'], everywhere, 3.6, unverified],
  [
    'the-saddlebag-and-satchel-couriers-cooperative',
    'The Saddlebag and Satchel Couriers’ Cooperative',
    ['bike-delivery'],
    ['CA', 'DE', 'ES', 'GB', 'IE', 'US'],
    4.7,
  ],
];

/** Forty invented companies. */
export const partnerCatalogue: readonly SamplePartner[] = entries.map(
  ([slug, name, kinds, countries, quality, traits], at) => ({
    id: at + 1,
    slug,
    name,
    kinds,
    countries,
    quality,
    categories: traits?.categories ?? [],
    isVerified: traits?.isVerified ?? true,
    isDirectApply: traits?.isDirectApply ?? false,
  }),
);
