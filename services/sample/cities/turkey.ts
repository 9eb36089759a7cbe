import { city } from './curatedCity.ts';

export const turkishCities = [
  city(745044, 'Istanbul', { es: 'Estambul', pl: 'Stambuł', pt: 'Istambul', tr: 'İstanbul' }),
  city(323786, 'Ankara', { pt: 'Ancara' }),
  city(311046, 'Izmir', { es: 'Esmirna', it: 'Smirne', pt: 'Esmirna', tr: 'İzmir' }),
  city(750269, 'Bursa'),
  city(323777, 'Antalya', { pt: 'Antália' }),
  city(325363, 'Adana'),
  city(306571, 'Konya'),
  city(315202, 'Eskişehir'),
  city(316541, 'Diyarbakır'),
  city(747014, 'Gebze'),
  city(745028, 'İzmit', {
    de: 'Izmit',
    en: 'Izmit',
    es: 'Izmit',
    fr: 'Izmit',
    it: 'Izmit',
    nl: 'Izmit',
    pl: 'Izmit',
    pt: 'Izmit',
    sv: 'Izmit',
  }),
  city(738025, 'Yalova'),
  city(320995, 'Bodrum'),
];
