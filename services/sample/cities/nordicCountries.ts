import { city } from './curatedCity.ts';

export const swedishCities = [
  city(2673730, 'Stockholm', { es: 'Estocolmo', it: 'Stoccolma', pl: 'Sztokholm', pt: 'Estocolmo' }),
  city(2711537, 'Göteborg', { en: 'Gothenburg', es: 'Gotemburgo', pt: 'Gotemburgo', nl: 'Göteborg' }),
  city(2692969, 'Malmö'),
  city(2666199, 'Uppsala', { es: 'Upsala' }),
  city(2694762, 'Linköping'),
  city(2686657, 'Örebro'),
  city(2664454, 'Västerås'),
  city(2693678, 'Lund'),
  city(602150, 'Umeå'),
  city(604490, 'Luleå'),
  city(2676176, 'Södertälje'),
  city(2675397, 'Solna'),
  city(2669772, 'Täby'),
  city(2704620, 'Huddinge'),
];

/** Nordic cities outside Sweden. */
export const otherNordicCities = [
  city(2618425, 'København', {
    de: 'Kopenhagen',
    en: 'Copenhagen',
    es: 'Copenhague',
    fr: 'Copenhague',
    it: 'Copenaghen',
    nl: 'Kopenhagen',
    pl: 'Kopenhaga',
    pt: 'Copenhaga',
    sv: 'Köpenhamn',
    tr: 'Kopenhag',
  }),
  city(3143244, 'Oslo'),
  city(3133895, 'Tromsø'),
  city(658225, 'Helsinki', { pt: 'Helsínquia', sv: 'Helsingfors' }),
];
