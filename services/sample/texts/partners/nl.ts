import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery':
    '{partner} bezorgt maaltijden en boodschappen op de fiets. Koeriers kiezen hun diensten in de app.',
  'car-delivery': '{partner} brengt pakketten van webwinkels aan de deur. Routes boek je per stuk.',
  ridesharing: '{partner} brengt chauffeurs en passagiers samen. Boeken en betalen gaat in de app.',
  cleaning: '{partner} vindt schoonmakers voor huizen en kantoren. Zij bepalen zelf hun tarief.',
  babysitting: '{partner} helpt gezinnen een oppas in de buurt te vinden. Je leert elkaar vooraf kennen.',
  'pet-care':
    '{partner} brengt baasjes en dierenvrienden samen. Wandelingen en logeerpartijen boek je online.',
  tutoring: '{partner} regelt bijles voor alle leeftijden. De lessen zijn thuis of online.',
  handyman:
    '{partner} vindt handige mensen voor reparaties, montage en verhuizingen. De prijs is vooraf bekend.',
  'mystery-shopping':
    '{partner} controleert de service in winkels en restaurants. De mysteryshoppers komen onaangekondigd en schrijven verslagen.',
  crowdtesting:
    '{partner} laat apps en websites testen door echte mensen. Zij melden fouten en geven hun mening.',
  hospitality: '{partner} levert personeel aan restaurants en evenementen. Diensten boek je per stuk.',
  retail:
    '{partner} helpt winkels op drukke dagen. De hulpkrachten vullen schappen, adviseren en presenteren producten.',
  translation: '{partner} vertaalt voor bedrijven over de hele wereld. De vertalers werken op afstand.',
};
